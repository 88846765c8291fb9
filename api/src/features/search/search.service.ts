import { readRegistration } from '@treadline/schema/trade/registration-reading';
import type { SizeParts } from '@treadline/schema/trade/tyre-size';
import { takeCodes } from './code.reader.ts';
import { isFiller } from './phrases.ts';
import { takeRatings } from './rating.reader.ts';
import type { Finding, SearchFilter, SearchPartKind, SearchReading } from './search-reading.ts';
import { SearchText } from './search-text.ts';
import { sizeFindings, takeSizePieces, takeSizes } from './size.reader.ts';
import { indexOf, type Vocabulary, type VocabularyIndex } from './vocabulary.index.ts';
import { plainSigns } from './word-fold.ts';
import { takeWords } from './word.reader.ts';

export type { SearchFilter } from './search-reading.ts';
export type { Vocabulary } from './vocabulary.index.ts';

/** Longer text is cut: nobody types it, and reading it would cost time. */
const LONGEST_TEXT = 200;
/** Shorter marks are taken for models of cars, A4 or RAV4; the registration field reads them. */
const SHORTEST_MARK = 5;

/** How many are wanted says nothing about which: 4 tyres, set of 2 tyres. */
const QUANTITY = /(?<![\p{L}\p{N}])[1-9]\s(?=t[yi]res?(?!\p{L}))/giu;

/** Signs that can be seen and are neither letters nor digits: nothing can be read from them alone. */
const ONLY_SIGNS = /^(?=.*[^\s\p{C}])[^\p{L}\p{N}]*$/su;

const ORDER: readonly SearchPartKind[] = [
  'REGISTRATION',
  'SKU',
  'EAN',
  'SIZE',
  'LOAD_INDEX',
  'SPEED_RATING',
  'SEASON',
  'CATEGORY',
  'BRAND',
  'MODEL',
  'FLAG',
];
/** Plates are made of pieces that also look like these: R16 ABC, ABC 91V, T32 ABC. */
const FOUND_IN_PLATES = new Set<SearchPartKind>(['SIZE', 'LOAD_INDEX', 'SPEED_RATING', 'MODEL']);

/**
 * Reads what a shopper typed into the search field: sizes in any spelling, loads and speeds, seasons, kinds of vehicle,
 * brands and models with a slip or two, codes, flags, or a registration when the whole text is one and nothing else fits.
 * Never throws; what is not understood is left as text, free of markup.
 * @param today by the shop's clock: a registration must not be of the future.
 * @param vocabulary pass the same object while the catalogue stays the same: its spellings are indexed once for each.
 */
export function readSearch(typed: string, vocabulary: Vocabulary, today: Date): SearchReading {
  const cut = typed.length > LONGEST_TEXT;
  const plain = plainSigns(plainSigns(beginning(typed)).slice(0, LONGEST_TEXT));
  const { found, text, notices } = readEverything(new SearchText(plain), indexOf(vocabulary));
  if (ONLY_SIGNS.test(plain))
    notices.push(
      'Nothing could be read from the search. Type a size such as 205/55 R16, a brand or a model.',
    );
  if (cut) notices.push(`Only the first ${LONGEST_TEXT} characters of the search were read.`);

  if (text && found.every(({ kind }) => FOUND_IN_PLATES.has(kind))) {
    // Fillers such as "reg" may stand around a plate, but are never taken out of one: X4 ABC.
    const whole = new SearchText(plain)
      .words()
      .map((word) => word ?? ',')
      .join(' ');
    const plates = [readPlate(whole, today), found.length === 0 ? readPlate(text, today) : null];
    const finding = plates.find((plate) => plate !== null && typeof plate !== 'string');
    if (finding) return readingOf([finding], null, []);
    if (found.length === 0) notices.push(...plates.filter((plate) => typeof plate === 'string').slice(-1));
  }
  return readingOf(found, text, notices);
}

/** As much as is read; half a word at its end would be searched for in vain. */
function beginning(typed: string): string {
  if (typed.length <= LONGEST_TEXT) return typed;
  return typed
    .slice(0, LONGEST_TEXT + 1)
    .replace(/\s\S*$/, '')
    .slice(0, LONGEST_TEXT);
}

/**
 * In running text only a mark with its space in the right place, or with none, is taken for one: not A1 205.
 * Gives a sentence instead when an O in place of a 0, or the like, is all that is wrong.
 */
function readPlate(text: string, today: Date): Finding | string | null {
  const plate = readRegistration(text, today);
  if (!plate.valid) return plate.didYouMean && plate.message;
  const { mark, display } = plate;
  const typed = text.toUpperCase().replace(/[\s.-]+/g, ' ');
  if (mark.length < SHORTEST_MARK || !/\d/.test(mark) || (typed !== mark && typed !== display)) return null;
  return { kind: 'REGISTRATION', label: display, value: mark, filter: { registration: mark } };
}

/** What one reading leaves may join into something that the next one understands, so it goes on until the text stays the same. */
function readEverything(
  text: SearchText,
  index: VocabularyIndex,
): { found: Finding[]; text: string | null; notices: string[] } {
  const found: Finding[] = [];
  const pieces: SizeParts[] = [];
  const notices: string[] = [];
  for (let before: string | null = null; before !== text.rest;) {
    before = text.rest;
    found.push(...takeCodes(text));
    pieces.push(...takeSizes(text, found));
    found.push(...takeRatings(text));
    pieces.push(...takeSizePieces(text));
    const words = takeWords(text, index);
    found.push(...words.found);
    notices.push(...words.notices);
    text.take(QUANTITY, () => true);
    text.keep(text.words().filter((word) => word !== null && !isFiller(word)));
  }
  return { found: [...found, ...sizeFindings(pieces)], text: text.rest || null, notices };
}

function readingOf(
  found: readonly Finding[],
  text: string | null,
  notices: readonly string[],
): SearchReading {
  const distinct = [
    ...new Map(found.map((finding) => [`${finding.kind} ${finding.value}`, finding])).values(),
  ];
  const ordered = distinct.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return {
    parts: ordered.map(({ kind, label, value }) => ({ kind, label, value })),
    text,
    filter: ordered.reduce<SearchFilter>((sum, { filter }) => merged(sum, filter), {}),
    notice: notices.join(' ') || null,
  };
}

/** Lists grow, of loads the smallest counts, of anything else the first that was said. */
function merged(sum: SearchFilter, more: SearchFilter): SearchFilter {
  const both: Record<string, unknown> = { ...more, ...sum };
  for (const [field, value] of Object.entries(more)) {
    const before = sum[field as keyof SearchFilter];
    if (Array.isArray(value) && Array.isArray(before)) both[field] = [...new Set([...before, ...value])];
  }
  if (sum.loadIndex && more.loadIndex) both['loadIndex'] = Math.min(sum.loadIndex, more.loadIndex);
  return both;
}
