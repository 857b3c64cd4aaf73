/** What a request's cookies must be able to do; Astro's are such. */
export interface Cookies {
  get(name: string): { value: string } | undefined;
  set(name: string, value: string, attributes: Record<string, unknown>): void;
}
