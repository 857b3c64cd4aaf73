import type { Player } from '../engine/vocabulary.ts';
import type { Cast } from './cast.ts';
import type { DescriptionClass, NightMaterial } from './material.ts';

/** A row of «Материалы ночи» in the words of the desk. */
export interface WorkshopMaterial {
  readonly id: string;
  /** Its number on the desk, from 1. */
  readonly n: number;
  readonly author: Player;
  /** What its author acted as: «испанец», «гимнаст Тибул». */
  readonly character: string;
  readonly text: string;
  /** What it was at the deadline, when its author has corrected it since (L4). */
  readonly original: string | null;
  /** «Убить Котофей»; null for a text without a command. */
  readonly command: string | null;
  /** «да», «нет, погибает сама» */
  readonly outcome: string;
  /** The number of the rule that decided. */
  readonly rule: string | null;
  readonly class: DescriptionClass;
}

/** Who has the report to himself to write: in another tab, on another device. */
export interface Holding {
  readonly by: Player;
  /** ISO instant. */
  readonly since: string;
  /** It is the asker himself, elsewhere. */
  readonly you: boolean;
}

/** All that the workshop («мастерская») of one night is opened with. For the host's eyes only. */
export interface Workshop {
  readonly slug: string;
  readonly night: number;
  /** As it is stored: read with `readDocument` on the device too. */
  readonly document: unknown;
  /** 0: nothing is stored yet. */
  readonly version: number;
  /** ISO instants. */
  readonly savedAt: string | null;
  /** null: the host publishes when he likes. */
  readonly dueAt: string | null;
  /** At that hour the night comes out by itself. */
  readonly byItself: boolean;
  readonly published: boolean;
  /** The technical report is out already: what is left is the text. */
  readonly told: boolean;
  /** The version that its host has declared ready to come out by itself. */
  readonly readyVersion: number | null;
  /** Since when authors can no longer correct their descriptions (L4). ISO instant. */
  readonly lockedAt: string | null;
  /** null: nobody holds it. */
  readonly held: Holding | null;
  readonly materials: readonly WorkshopMaterial[];
  readonly deaths: readonly { readonly player: Player; readonly character: string }[];
  /** What the checks need: the same values as on the server. */
  readonly material: NightMaterial;
  readonly cast: Cast;
}
