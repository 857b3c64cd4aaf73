/** Where to go after signing in: a page of this site, never another's. */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/(?![/\\])/u.test(next) && !/[\u0000-\u001f\\]/u.test(next) ? next : '/';
}
