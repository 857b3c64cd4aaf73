/**
 * The report as the editor shows it, a line for each textblock, runs in the browser: «p: text», the fragments and
 * quotations around it before it, woven words in braces, nicks after an «@».
 */
export function linesOf(root: Element): string[] {
  const names: Record<string, string> = { dialogue: 'dialogue', note: 'note' };
  const inline = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    const element = node as HTMLElement;
    if (
      element.classList.contains('ProseMirror-widget') ||
      element.classList.contains('ProseMirror-trailingBreak')
    )
      return '';
    if (element.tagName === 'IMG') return '';
    if (element.tagName === 'BR') return '/';
    const inside = [...element.childNodes].map(inline).join('');
    if (element.classList.contains('nick')) return `@${inside}`;
    if (element.dataset['source'] !== undefined) return `{${inside}}`;
    if (element.tagName === 'STRONG') return `*${inside}*`;
    if (element.tagName === 'EM') return `_${inside}_`;
    if (element.tagName === 'A') return `[${inside}](${element.getAttribute('href')})`;
    return inside;
  };
  const blocks = (element: HTMLElement, around: string): string[] =>
    [...element.children].flatMap((child) => {
      const one = child as HTMLElement;
      const tag = one.tagName.toLowerCase();
      if (one.classList.contains('ProseMirror-widget')) return [];
      if (one.dataset['fragment'] !== undefined) return blocks(one, `${around}fragment > `);
      if (one.classList.contains('verse')) return [`${around}verse: ${inline(one)}`];
      if (['blockquote', 'ul', 'ol', 'li'].includes(tag)) return blocks(one, `${around}${tag} > `);
      if (tag === 'hr') return [`${around}hr`];
      return [`${around}${names[one.dataset['kind'] ?? ''] ?? tag}: ${inline(one)}`];
    });
  return blocks(root as HTMLElement, '').map((line) => line.replaceAll('}{', '').replaceAll('\u00a0', ' '));
}
