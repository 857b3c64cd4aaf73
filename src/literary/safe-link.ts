/**
 * Whether an address may stand in a report: absolute https, http or mailto, no blanks or control characters
 * that a browser would drop before it reads the scheme (`JaVa\tScript:`), no user names before the host.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > 2000) return false;
  if (/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff\\]/.test(href)) return false;
  if (/^mailto:[^@/?#]+@[^@/?#]+(\?[^#]*)?$/i.test(href)) return true;
  if (!/^https?:\/\/[^/]/i.test(href)) return false;
  try {
    const url = new URL(href);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
