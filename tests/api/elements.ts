/** An element as a browser finds it in the source. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The inside of an element that holds text alone: a script, a title. */
  text: string;
}

const tag =
  /<([a-z][a-z0-9-]*)((?:(?:[\s/]+|(?<=["']))[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)[\s/]*>/iy;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const textual = new Set(['script', 'style', 'title', 'textarea']);

/** The elements of a page: what stands within quotes of an attribute, or within a title, is none. */
export function elementsOf(html: string): readonly Element[] {
  const elements: Element[] = [];
  let at = html.indexOf('<');
  while (at >= 0) {
    tag.lastIndex = at;
    const found = html.startsWith('<!--', at) ? null : tag.exec(html);
    if (found === null) {
      const comment = html.startsWith('<!--', at) ? html.indexOf('-->', at) : -1;
      at = html.indexOf('<', comment < 0 ? at + 1 : comment);
      continue;
    }
    const name = (found[1] ?? '').toLowerCase();
    let end = tag.lastIndex;
    let text = '';
    if (textual.has(name)) {
      const close = html.toLowerCase().indexOf(`</${name}`, end);
      text = html.slice(end, close < 0 ? undefined : close);
      end = close < 0 ? html.length : close;
    }
    const attributes = [...(found[2] ?? '').matchAll(attribute)].map(
      ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    );
    elements.push({ name, attributes: Object.fromEntries(attributes), text });
    at = html.indexOf('<', end);
  }
  return elements;
}
