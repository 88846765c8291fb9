import {
  isSafeLink,
  isSafePicture,
  LINK_REL,
  PLACEHOLDER,
  RICH_TEXT,
  RICH_TEXT_EQUIVALENTS,
} from '@treadline/schema/input/rich-text';

/** Marks a placeholder's chip in the editor's document. */
export const CHIP_ATTRIBUTE = 'data-placeholder';

/** Elements that are removed with their contents. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'noscript',
  'title',
]);
/** Block elements that other programs put on the clipboard. */
const BLOCKS = 'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, pre';
const PARAGRAPHS = new Set(['div', 'section', 'article', 'pre', 'dt', 'dd', 'address']);

const STYLE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Removes styles that our content security policy would block: the browser would report each. */
const unstyled = (html: string): string =>
  html.replace(/<style\b.*?<\/style>/gis, '').replace(/<[^>]+>/g, (tag) => tag.replace(STYLE, ''));

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(unstyled(html), 'text/html').body;
}

function textsOf(root: HTMLElement): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Converts stored HTML for the editor. Placeholders become chips. */
export function toEditor(html: string): string {
  const root = parse(html);
  for (const text of textsOf(root)) {
    const parts = text.data.split(PLACEHOLDER);
    if (parts.length === 1) continue;
    // Every second part is a placeholder's name.
    text.replaceWith(
      ...parts.map((part, index) => (index % 2 === 0 ? part : chip(root.ownerDocument, part))),
    );
  }
  return root.innerHTML;
}

function chip(owner: Document, name: string): HTMLElement {
  const element = owner.createElement('span');
  element.setAttribute(CHIP_ATTRIBUTE, name);
  return element;
}

/** The name to store an element under; null if stored texts can't contain it. */
function nameOf(element: Element): string | null {
  const name = element.localName;
  const known = RICH_TEXT_EQUIVALENTS[name] ?? name;
  if (Object.hasOwn(RICH_TEXT, known)) return known;
  return PARAGRAPHS.has(name) && !element.querySelector(BLOCKS) ? 'p' : null;
}

function keepsAttribute(name: string, attribute: Attr): boolean {
  if (!RICH_TEXT[name]?.includes(attribute.name)) return false;
  return !/^(?:col|row)span$/.test(attribute.name) || attribute.value !== '1';
}

/** Whether the element needs an address and has no safe one. */
const leadsNowhere = (name: string, element: Element): boolean =>
  (name === 'a' && !isSafeLink(element.getAttribute('href') ?? '')) ||
  (name === 'img' && !isSafePicture(element.getAttribute('src') ?? ''));

function renamed(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function cleanElement(element: Element): void {
  if (DROPPED.has(element.localName)) return element.remove();
  const placeholder = element.getAttribute(CHIP_ATTRIBUTE);
  if (placeholder !== null) return element.replaceWith(`{{${placeholder}}}`);
  clean(element);
  const name = nameOf(element);
  if (name === null || leadsNowhere(name, element)) return element.replaceWith(...element.childNodes);
  const kept = renamed(element, name);
  for (const attribute of Array.from(kept.attributes))
    if (!keepsAttribute(name, attribute)) kept.removeAttribute(attribute.name);
  if (name === 'a') kept.setAttribute('rel', LINK_REL);
}

/** Removes everything the API wouldn't store, so that the editor shows the final result. */
function clean(root: Element): void {
  for (const node of Array.from(root.childNodes)) {
    if (node instanceof Element) cleanElement(node);
    else if (!(node instanceof Text)) node.remove();
  }
}

/** Converts pasted HTML for the editor. */
export function cleanPasted(html: string): string {
  const root = parse(html);
  clean(root);
  return toEditor(root.innerHTML);
}

const isOnlyParagraph = (cell: Element): boolean =>
  cell.children.length === 1 && cell.firstElementChild?.localName === 'p';

/** Moves a first row of heading cells into a thead. */
function addHead(table: Element): void {
  const first = table.querySelector('tr');
  if (
    !first ||
    table.querySelector('thead') ||
    [...first.children].some(({ localName }) => localName !== 'th')
  )
    return;
  const head = table.ownerDocument.createElement('thead');
  head.append(first);
  table.prepend(head);
}

/** Converts the editor's document to the HTML to store. */
export function fromEditor(html: string): string {
  const root = parse(html);
  clean(root);
  for (const cell of root.querySelectorAll('li, td, th'))
    if (isOnlyParagraph(cell)) cell.replaceChildren(...(cell.firstElementChild?.childNodes ?? []));
  for (const table of root.querySelectorAll('table')) addHead(table);
  // The editor keeps an empty paragraph below the last block.
  while (root.lastElementChild?.localName === 'p' && !root.lastElementChild.hasChildNodes())
    root.lastElementChild.remove();
  return root.innerHTML;
}
