import type { FunctionId, SecretId } from './vocabulary.ts';

/** Тайная способность (3.15) that the host has written himself: whether it works he judges when it is used. */
export interface WrittenSecret {
  readonly text: string;
  /** When in the order of the night it works, as its holder is told. */
  readonly step: number;
  /** How many players its command names. */
  readonly targets: number;
}

/** Тайная способность: one of the catalogue, or written. */
export type Secret = SecretId | WrittenSecret;

/** Who holds which, by function: the doctor and the scholar one each, if the host gave them any. */
export type Secrets = Readonly<Partial<Record<FunctionId, Secret>>>;

/** One of the catalogue as a ruleset has it. */
export interface CatalogueSecret {
  readonly id: SecretId;
  readonly arity: number;
  readonly step: number;
  /** Whom the host may give it to. */
  readonly holders: readonly FunctionId[];
}
