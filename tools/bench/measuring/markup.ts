import { Parser } from 'htmlparser2';

/** An element or a text of a page. */
type Markup = string | Element;

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Markup[];
}

/** Parses a whole page. Comments are left out; React writes them between two texts, which stay two. */
export function parseMarkup(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let isTextOpen = false;
  const add = (markup: Markup): void => {
    const { children } = open.at(-1) ?? root;
    const last = children.at(-1);
    // The parser hands over a text in pieces, one for each entity.
    if (isTextOpen && typeof last === 'string' && typeof markup === 'string')
      children[children.length - 1] = last + markup;
    else children.push(markup);
    isTextOpen = typeof markup === 'string';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, children: [] };
        add(element);
        open.push(element);
      },
      ontext: add,
      oncomment: () => (isTextOpen = false),
      onclosetag: () => void open.pop(),
    },
    // The names of SVG and React are in mixed case.
    { lowerCaseAttributeNames: false },
  );
  parser.end(html);
  const page = root.children.find((child) => typeof child !== 'string');
  if (!page) throw new Error('A page has no elements.');
  return page;
}

/** How many elements and attributes a page has. */
export interface MarkupSize {
  readonly elements: number;
  readonly attributes: number;
}

export function markupSize({ attributes, children }: Element): MarkupSize {
  const size = { elements: 1, attributes: Object.keys(attributes).length };
  for (const child of children) {
    if (typeof child === 'string') continue;
    const inner = markupSize(child);
    size.elements += inner.elements;
    size.attributes += inner.attributes;
  }
  return size;
}
