export type Encoding = 'br' | 'gzip';

/** The better of our encodings that the browser's Accept-Encoding allows, or null. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const offers = new Map<string, number>();
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    if (name) offers.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const quality = (encoding: Encoding) => offers.get(encoding) ?? offers.get('*') ?? 0;
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br';
  return quality('gzip') > 0 ? 'gzip' : null;
}

/** Text that shrinks. An event stream is left alone: the encoder would hold its events back. */
export const shrinks = (contentType: string): boolean =>
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|[a-z]+\+xml)|image\/svg)/i.test(
    contentType,
  );
