import { bySpeed } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { SizeParts } from '@treadline/schema/trade/tyre/size/tyre-size';
import { LONGEST_SEARCH, MOST_SEARCH_WORDS } from '@treadline/schema/trade/values/limits';
import { readRegistration } from '@treadline/schema/trade/vehicle/registration-reading';
import { orderFinding } from '../words/drivers-words.ts';
import { isFiller } from '../words/phrases.ts';
import type { Finding, SearchFilter, SearchPartKind, SearchReading } from '../words/search-reading.ts';
import { SearchText } from '../words/search-text.ts';
import { indexOf, type Vocabulary, type VocabularyIndex } from '../words/vocabulary.index.ts';
import { plainSigns } from '../words/word-fold.ts';
import { takeCodes } from './code.reader.ts';
import { takeLabels } from './label.reader.ts';
import { takeParted, takeStars } from './mark.reader.ts';
import { takeNeededDays } from './needed.reader.ts';
import { takePrices } from './price.reader.ts';
import { takeRatings } from './rating.reader.ts';
import { sizeFindings, takeSizePieces, takeSizes } from './size.reader.ts';
import { takeWords } from './word.reader.ts';

/** Shorter registrations count as car models here, such as A4 or RAV4. The registration field accepts them. */
export const SHORTEST_MARK = 5;

/** Quantities say nothing about which tyre is meant: 4 tyres, set of 2. */
const QUANTITY = /(?<![\p{L}\p{N}])(?:set\sof\s[1-9](?![\p{L}\p{N}])|[1-9]\s(?=t[yi]res?(?!\p{L})))/giu;

/** Visible characters without a letter or digit mean nothing on their own. */
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
  'BRAND_TIER',
  'FLAG',
  'LABEL_CLASS',
  'NOISE',
  'OE_MARK',
  'PRICE',
  'NEEDED_BY',
  'ORDER',
];
/** Parts of registrations can look like these: R16 ABC, ABC 91V, T32 ABC. */
const FOUND_IN_PLATES = new Set<SearchPartKind>(['SIZE', 'LOAD_INDEX', 'SPEED_RATING', 'MODEL']);

/**
 * Parses what a shopper typed into the search field: sizes in any spelling, loads and speeds, seasons, kinds of
 * vehicle, brands and models with a misspelling or two, codes, flags and prices; or a registration if the whole text
 * is one and nothing else fits. Never throws. Words it doesn't know are left as text, free of markup.
 * @param today by the shop's clock: a registration can't be from the future. Null if the text follows a vehicle's
 * name, where SRI 150 is a trim and not a registration.
 * @param vocabulary pass the same object while the catalogue is unchanged, because its spellings are indexed once per
 * object.
 */
export function readSearch(typed: string, vocabulary: Vocabulary, today: Date | null): SearchReading {
  const cut = cutNotice(typed);
  const plain = plainSigns(plainSigns(searchBeginning(typed)).slice(0, LONGEST_SEARCH));
  const index = indexOf(vocabulary);
  const { found, text, notices } = readEverything(new SearchText(plain), index);
  if (found.length === 0 && ONLY_SIGNS.test(plain))
    notices.push('We couldn’t read that search. Try a size such as 205/55 R16, a brand or a model.');
  if (cut) notices.push(cut);

  if (today && text && standInPlates(found)) {
    // Words such as "reg" can surround a registration, but nothing is removed from within one: X4 ABC.
    const whole = new SearchText(plain)
      .words()
      .map((word) => word ?? ',')
      .join(' ');
    const plates = [readPlate(whole, today), found.length === 0 ? readPlate(text, today) : null];
    const finding = plates.find((plate) => plate !== null && typeof plate !== 'string');
    if (finding) {
      // With a space, 100 ZP would mean a load index and a run-flat.
      const spaced = readEverything(new SearchText(finding.label), index);
      const label = spaced.text && standInPlates(spaced.found) ? finding.label : finding.value;
      return readingOf([{ ...finding, label }], null, []);
    }
    if (found.length === 0) notices.push(...plates.filter((plate) => typeof plate === 'string').slice(-1));
  }
  return readingOf(found, text, notices);
}

function standInPlates(found: readonly Finding[]): boolean {
  return found.every(({ kind }) => FOUND_IN_PLATES.has(kind));
}

/** The notice that a text is too long to be parsed whole; null if it isn't. */
export function cutNotice(typed: string): string | null {
  return typed.length > LONGEST_SEARCH
    ? `We only read the first ${LONGEST_SEARCH} characters of your search.`
    : null;
}

/** The part that is parsed. Cuts at a space, because half a word would find nothing. */
export function searchBeginning(typed: string): string {
  if (typed.length <= LONGEST_SEARCH) return typed;
  return typed
    .slice(0, LONGEST_SEARCH + 1)
    .replace(/\s\S*$/, '')
    .slice(0, LONGEST_SEARCH);
}

/**
 * Within other text, a registration counts only with its space in the right place or with none: A1 205 isn't one.
 * Returns a sentence instead if the only mistake is a mix-up such as O for 0.
 */
function readPlate(text: string, today: Date): Finding | string | null {
  const plate = readRegistration(text, today);
  if (!plate.valid) return plate.didYouMean && plate.message;
  const { mark, display } = plate;
  const typed = text.toUpperCase().replace(/[\s.-]+/g, ' ');
  if (mark.length < SHORTEST_MARK || !/\d/.test(mark) || (typed !== mark && typed !== display)) return null;
  return { kind: 'REGISTRATION', label: display, value: mark, filter: { registration: mark } };
}

/**
 * What's left after one pass can form something the next pass understands, so it repeats until the text no longer
 * changes.
 */
function readEverything(
  text: SearchText,
  index: VocabularyIndex,
): { found: Finding[]; text: string | null; notices: string[] } {
  const found: Finding[] = [];
  const pieces: SizeParts[] = [];
  const notices: string[] = [];
  let asksForBest = false;
  for (let before: string | null = null; before !== text.rest;) {
    before = text.rest;
    // Noise limits in decibels come before prices, which would take their number.
    found.push(...takeLabels(text));
    found.push(...takePrices(text), ...takeNeededDays(text));
    found.push(...takeCodes(text), ...takeStars(text));
    pieces.push(...takeSizes(text, found));
    found.push(...takeRatings(text));
    pieces.push(...takeSizePieces(text));
    const words = takeWords(text, index);
    found.push(...words.found);
    notices.push(...words.notices);
    found.push(...takeParted(text));
    text.take(QUANTITY, () => true);
    const left = text.words();
    asksForBest ||= left.some((word) => word?.toLowerCase() === 'best');
    text.keep(left.filter((word) => word !== null && !isFiller(word)));
  }
  // On its own, "best" means best rated. With another order, as in "best for wet roads", it means best in that.
  if (asksForBest && !found.some(({ kind }) => kind === 'ORDER')) found.push(orderFinding('RATING_DESC'));
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
  const words = text?.split(' ') ?? [];
  const isLong = words.length > MOST_SEARCH_WORDS;
  return {
    parts: ordered.map(({ kind, label, value }) => ({ kind, label, value })),
    text: isLong ? words.slice(0, MOST_SEARCH_WORDS).join(' ') : text,
    filter: ordered.reduce<SearchFilter>((sum, { filter }) => merged(sum, filter), {}),
    notice:
      [...notices, ...(isLong ? [`We looked for the first ${MOST_SEARCH_WORDS} words only.`] : [])].join(
        ' ',
      ) || null,
  };
}

/**
 * Merges filters: lists are joined, the smallest load and the slowest speed win, and otherwise the first value wins.
 */
function merged(sum: SearchFilter, more: SearchFilter): SearchFilter {
  const both: Record<string, unknown> = { ...more, ...sum };
  const given: Record<string, unknown> = { ...sum };
  for (const [field, value] of Object.entries(more)) {
    const before = given[field];
    if (Array.isArray(value) && Array.isArray(before)) both[field] = [...new Set([...before, ...value])];
  }
  if (sum.loadIndex && more.loadIndex) both['loadIndex'] = Math.min(sum.loadIndex, more.loadIndex);
  if (sum.minSpeedRating && more.minSpeedRating)
    both['minSpeedRating'] = [sum.minSpeedRating, more.minSpeedRating].toSorted(bySpeed)[0];
  return both;
}
