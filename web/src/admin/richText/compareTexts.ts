import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** A paragraph, heading, list item, row of a table or picture of a text, in words. */
interface Block {
  /** Its element, for its look. */
  name: string;
  words: string;
  /** The whole of it, with its formatting. */
  html: string;
}

/** One line of the comparison: what the older text says at the left and the newer at the right. */
export interface ComparedLine {
  name: string;
  before: Piece[] | null;
  after: Piece[] | null;
  /** The words are the same, but not their formatting. */
  isReformatted: boolean;
}

const BLOCKS = 'h2, h3, h4, p, li, tr, figure';

/** The words of an element; links say where they lead, and pictures what they show. */
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

/** What a text is made of, from top to bottom; words that stand in no block are one of their own. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll(BLOCKS)].filter(
    // The paragraph of a list item or cell is told with it.
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

/** What stood in one place before, and what stands there now: pairs of them, then what is left over. */
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

/** Two texts line by line, with what differs. */
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
