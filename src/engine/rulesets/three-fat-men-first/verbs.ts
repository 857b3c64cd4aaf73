/** The verbs are typed without ё: who types it means the same (scenario.md, free-text commands). */
export const verbs = (...forms: readonly string[]): readonly string[] => forms.flatMap((it) => it.split(' '));
