/** What a juror scores a lot by («критерий»): its id, its name, and the question it asks. */
export interface Criterion {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** How much it counts beside the others; 1 unless said. */
  readonly weight?: number | undefined;
}

/** J3: the criteria of a game that chose none of its own. */
export const defaultCriteria: readonly Criterion[] = [
  { id: 'image', label: 'Образ', hint: 'видно ли' },
  { id: 'word', label: 'Слово', hint: 'слышно ли' },
  { id: 'world', label: 'Верность миру Олеши', hint: 'оттуда ли' },
  { id: 'wit', label: 'Остроумие', hint: 'улыбнулись ли' },
];

/** The lowest and the highest score. */
export type Scale = readonly [number, number];

export const defaultScale: Scale = [1, 10];
