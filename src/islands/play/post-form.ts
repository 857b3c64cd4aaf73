/** What stands in the box of the thread. An empty vote is none. */
export interface PostForm {
  text: string;
  vote: string;
}

export const emptyPost: PostForm = { text: '', vote: '' };

/** A draft from the device; a vote for a player who died meanwhile is dropped. Null when it holds nothing. */
export function restorePost(kept: unknown, living: readonly string[]): PostForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, vote } = kept as Partial<Record<keyof PostForm, unknown>>;
  const form = {
    text: typeof text === 'string' ? text : '',
    vote: typeof vote === 'string' && living.includes(vote) ? vote : '',
  };
  return isEmpty(form) ? null : form;
}

/** True when there is nothing to lose and nothing to send. */
export function isEmpty({ text, vote }: PostForm): boolean {
  return text.trim() === '' && vote === '';
}

/** The address of a new post in the thread, from that of the page it was written on. */
export function postAddress(page: string, day: number, id: string): string {
  const address = new URL(page);
  address.searchParams.set('day', String(day));
  address.hash = `p-${id}`;
  return address.toString();
}
