import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of words found in both texts, or in only one. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** A paragraph, heading, list item, table row or picture, as plain text. */
interface Block {
  /** The element's name, for its style. */
  name: string;
  words: string;
  /** The HTML, including formatting. */
  html: string;
}

/** A line of the comparison: the older text on the left, the newer on the right. */
export interface ComparedLine {
  name: string;
  before: Piece[] | null;
  after: Piece[] | null;
  /** The words are the same, but the formatting differs. */
  isReformatted: boolean;
}

const BLOCKS = 'h2, h3, h4, p, li, tr, figure';

/** An element's text, including link addresses and pictures' alt texts. */
function wordsOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.matches('ul, ol')) return '';
      if (node.localName === 'br') return '\n';
      if (node.localName === 'img') return `Picture ${node.getAttribute('src')} ${node.getAttribute('alt')} `;
      const words = wordsOf(node);
      if (node.localName === 'a') return `${words} (${node.getAttribute('href')})`;
      return node.matches('td, th') ? `${words} | ` : words;
    })
    .join('')
    .trim();
}

/** A text's blocks, top to bottom. Text outside any block becomes one. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll(BLOCKS)].filter(
    // A paragraph inside a list item or cell belongs to that block.
    (element) => element.localName !== 'p' || !element.parentElement?.closest('li, tr'),
  );
  if (found.length === 0) return body.textContent ? [{ name: 'p', words: body.textContent, html }] : [];
  return found.map((element) => ({
    name: element.localName,
    words: wordsOf(element),
    html: element.outerHTML.replaceAll(' rel="noopener"', ''),
  }));
}

const plain = ({ words }: Block): Piece[] => [{ text: words, isChanged: false }];
const marked = ({ words }: Block): Piece[] => [{ text: words, isChanged: true }];

function changedLine(before: Block, after: Block): ComparedLine {
  if (before.words === after.words)
    return { name: after.name, before: plain(before), after: plain(after), isReformatted: true };
  const parts = diffWordsWithSpace(before.words, after.words);
  const side = (other: 'added' | 'removed', own: 'added' | 'removed'): Piece[] =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, isChanged: part[own] }));
  return {
    name: after.name,
    before: side('added', 'removed'),
    after: side('removed', 'added'),
    isReformatted: false,
  };
}

/** Pairs removed blocks with added ones in order; the rest have no counterpart. */
function changedLines(removed: readonly Block[], added: readonly Block[]): ComparedLine[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    if (before && after) return changedLine(before, after);
    return {
      name: (before ?? after)?.name ?? 'p',
      before: before ? marked(before) : null,
      after: after ? marked(after) : null,
      isReformatted: false,
    };
  });
}

/** Compares two texts line by line. */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const parts = diffArrays(blocksOf(before), blocksOf(after), { comparator: (a, b) => a.html === b.html });
  return parts.flatMap((part, index): ComparedLine[] => {
    const next = parts[index + 1];
    if (part.removed) return changedLines(part.value, next?.added ? next.value : []);
    if (part.added) return parts[index - 1]?.removed ? [] : changedLines([], part.value);
    return part.value.map((block) => ({
      name: block.name,
      before: plain(block),
      after: plain(block),
      isReformatted: false,
    }));
  });
}
