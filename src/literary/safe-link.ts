/** Blanks, controls and invisible signs, some of which a browser drops before it reads the scheme; and backslashes. */
const tricks =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/**
 * Whether an address may stand in a report: absolute https, http or mailto, nothing in it that would hide another scheme
 * (`JaVa\tScript:`), no user names before the host.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > 2000 || !href.isWellFormed() || tricks.test(href))
    return false;
  if (/^mailto:[^@/?#]+@[^@/?#]+(\?[^#]*)?$/i.test(href)) return true;
  if (!/^https?:\/\/[^/]/i.test(href)) return false;
  try {
    const url = new URL(href);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
