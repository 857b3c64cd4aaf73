import { Slice } from '@tiptap/pm/model';
import type { Node } from '@tiptap/pm/model';

/** Direction signs, soft hyphens, joiners of nothing, control characters: what no reader sees. */
const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** What is left out with all that it holds. */
const junk =
  'style,script,xml,title,meta,link,base,noscript,template,svg,math,iframe,object,embed,img,picture,video,audio,canvas,' +
  'button,input,select,textarea,colgroup,col,del,[style*="display:none"],[style*="mso-hide:all"]';

const blocks = 'p,div,ul,ol,li,table,tbody,tr,td,th,h1,h2,h3,h4,h5,h6,blockquote,pre,hr,section,article';

/** A word processor's own page: of it paragraphs, lists and emphasis are taken, nothing else (W7). */
const processor = /urn:schemas-microsoft-com|class="?Mso|docs-internal-guid/;

const isBlank = (element: Element): boolean => (element.textContent ?? '').replace(/[\s\u00a0]/gu, '') === '';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** The element in another's place, with the same inside. */
function renamed(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** The mark of an item where Word has not said which of its letters are one: «· », «• », «o », «1. ». */
const bareMark = /^\s*(?:[·•▪§\uf0b7]\s*|o\s+|\d{1,3}[.)]\s+)/u;

/** Takes so many letters off the beginning of an element, out of whatever they are wrapped in. */
function dropLetters(element: Element, count: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left -= text.length;
  }
}

/** Word writes a list as paragraphs that begin with their mark; they become the items of a list. */
function gatherLists(page: Document): void {
  const written = new Set<Element>();
  for (const item of page.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) {
    const marks = [...item.querySelectorAll('[style*="mso-list:Ignore" i]')];
    const mark = marks.map((one) => one.textContent ?? '').join('') || (item.textContent ?? '');
    for (const one of marks) one.remove();
    if (marks.length === 0) dropLetters(item, bareMark.exec(mark)?.[0].length ?? 0);
    const tag = /^\s*[\p{L}\d]{1,4}[.)]/u.test(mark) ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const goesOn = before?.localName === tag && written.has(before);
    const list = goesOn ? before : page.createElement(tag);
    written.add(list);
    if (!goesOn) item.before(list);
    const li = page.createElement('li');
    list.append(li);
    li.append(item);
  }
}

/** Text that stands in a cell by itself is a paragraph. */
function openTables(page: Document): void {
  for (const cell of page.querySelectorAll('td,th')) {
    if (cell.querySelector(blocks)) continue;
    const paragraph = page.createElement('p');
    paragraph.append(...cell.childNodes);
    cell.append(paragraph);
  }
}

/** Empty paragraphs, and breaks that stand between blocks instead of them. */
function dropBlanks(page: Document): void {
  for (const one of page.querySelectorAll('p,h1,h2,h3,h4,h5,h6')) if (isBlank(one)) one.remove();
  for (const one of page.querySelectorAll('br')) {
    const alone = [one.previousSibling, one.nextSibling].every(
      (beside) => beside === null || (beside instanceof Element && beside.matches(`${blocks},br`)),
    );
    if (alone || one.classList.contains('Apple-interchange-newline')) one.remove();
  }
}

function cleanTexts(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === node.COMMENT_NODE) comments.push(node as ChildNode);
    else node.nodeValue = cleanPastedText(node.nodeValue ?? '');
  }
  for (const one of comments) one.remove();
}

/**
 * Pasted HTML without what word processors wrap it in: conditional comments, their own tags, style sheets, pictures.
 * What remains is read by the schema, which knows nothing else. The editor's own clipboard is left as it is.
 */
export function cleanPasted(html: string): string {
  if (/\sdata-pm-slice=/.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll(junk)) one.remove();
  for (const one of page.querySelectorAll('[style*="mso-tab-count"]')) one.replaceWith(' ');
  gatherLists(page);
  for (const one of page.body.querySelectorAll('*')) if (one.localName.includes(':')) unwrap(one);
  openTables(page);
  if (processor.test(html)) {
    for (const one of page.querySelectorAll('h1,h2,h3,h4,h5,h6')) renamed(one, 'p');
    for (const one of page.querySelectorAll('blockquote')) unwrap(one);
    for (const one of page.querySelectorAll('hr')) one.remove();
  }
  cleanTexts(page);
  dropBlanks(page);
  return page.body.innerHTML;
}

/** Pasted text without what cannot be seen. */
export const cleanPastedText = (text: string): string => text.replace(unseen, '');

/** Words taken out of a fragment are words: put into a text they bring their marks along, and no fragment around it. */
export function loosened(slice: Slice, into: Node): Slice {
  let inside = slice.content;
  let wrapped = false;
  for (let depth = slice.openStart; depth > 0; depth -= 1) {
    const only = inside.childCount === 1 ? inside.firstChild : null;
    if (!only) return slice;
    wrapped ||= only.type.name === 'fragment';
    inside = only.content;
  }
  const words = inside.firstChild?.isInline === true;
  return wrapped && words && slice.openStart === slice.openEnd && into.isTextblock && into.content.size > 0
    ? new Slice(inside, 0, 0)
    : slice;
}
