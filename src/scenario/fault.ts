/** What makes a file no scenario: the line, and what was expected there. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

export type Path = readonly PropertyKey[];
