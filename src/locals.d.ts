/// <reference types="astro/client" />
import type { Actor, Context } from './app/ports.ts';
import type { Visit } from './auth/visit.ts';

declare global {
  namespace App {
    /** What middleware gives every page. */
    interface Locals {
      ctx: Context;
      actor: Actor;
      /** Signs people in and out; sets and clears the session's cookie itself. */
      auth: Pick<Visit, 'register' | 'signIn' | 'signOut'>;
    }
  }
}
