import type { Cookies } from '../../src/auth/cookies.ts';

/** A browser's cookie jar, as the server meets it. */
export class Browser implements Cookies {
  readonly jar = new Map<string, string>();
  attributes: Record<string, unknown> = {};
  /** How often the server has set a cookie. */
  told = 0;

  get(name: string) {
    const value = this.jar.get(name);
    return value === undefined ? undefined : { value };
  }

  set(name: string, value: string, attributes: Record<string, unknown>) {
    this.told++;
    this.attributes = attributes;
    if (attributes['maxAge'] === 0) this.jar.delete(name);
    else this.jar.set(name, value);
  }

  get token(): string {
    return this.jar.get('session') ?? this.jar.get('__Host-session') ?? '';
  }
}
