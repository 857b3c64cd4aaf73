const bullets = /^(?:\s|&nbsp;)*(?:[·•▪◦‣o§-]|\d+[.)])(?:\s|&nbsp;)+/u;

/** Word writes a list as paragraphs with a class; they become the items of a list. */
function gatherLists(page: Document): void {
  for (const item of [...page.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')]) {
    const ordered = /^\s*\d+[.)]/u.test(item.textContent ?? '');
    const tag = ordered ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const list =
      before?.tagName.toLowerCase() === tag && before.hasAttribute('data-gathered')
        ? before
        : page.createElement(tag);
    list.setAttribute('data-gathered', '');
    if (list !== before) item.before(list);
    const li = page.createElement('li');
    li.innerHTML = `<p>${item.innerHTML.replace(bullets, '')}</p>`;
    list.append(li);
    item.remove();
  }
}

/**
 * Pasted HTML without what word processors wrap it in: conditional comments (with the bullets they hold),
 * their own tags, style sheets. What remains is read by the schema, which knows nothing else.
 */
export function cleanPasted(html: string): string {
  const bare = html
    .replace(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, (part) => part.replace(/<[^>]*>/g, ''))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?o:p\b[^>]*>/gi, '');
  if (!/MsoListParagraph/.test(bare)) return bare;
  const page = new DOMParser().parseFromString(bare, 'text/html');
  gatherLists(page);
  return page.body.innerHTML;
}
