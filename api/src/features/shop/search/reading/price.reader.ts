import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { MOST, OR_LESS, WORD_BEFORE } from '../words/limit-words.ts';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';

/** A price can't be followed by a letter, digit or unit: not 80 dB, 17 inch or 205/55. */
const END = String.raw`(?![\p{L}\p{N}"/-]|[.,]\d|\s?(?:inch|in|mm|db|mph|kg)(?!\p{L}))`;
const AMOUNT = String.raw`(\d{1,4}(?:\.\d\d)?)`;
const POUNDS = String.raw`£\s?${AMOUNT}`;
const IN_POUNDS = String.raw`\s?(?:pounds?|quid|gbp)(?!\p{L})`;
/** After a word such as "under" the £ can be missing, but not in a row of numbers: budget 205 55 16. */
const NUMBER = String.raw`(?<!\d\s)(\d{2,4}(?:\.\d\d)?)(?:${IN_POUNDS}|(?!\s\d))`;
const JOINT = String.raw`\s?(?:-|to|and)\s?`;
const LEAST = '(?:over|above|more than|from|at least|min|minimum)';

const pattern = (source: string) => new RegExp(`${WORD_BEFORE}${source}`, 'giu');

type Limits = readonly [least: number | null, most: number | null];

function upTo(most: number): Limits {
  return [null, most];
}

function between(one: number, other: number): Limits {
  return [Math.min(one, other), Math.max(one, other)];
}

/** Ways to state a price, the most specific first. */
const WAYS: readonly (readonly [RegExp, (first: number, second: number) => Limits])[] = [
  [pattern(`(?:between\\s)?${POUNDS}${JOINT}(?:£\\s?)?${AMOUNT}${END}`), between],
  [pattern(`(?:between\\s)?${AMOUNT}(?:${IN_POUNDS})?${JOINT}${AMOUNT}${IN_POUNDS}`), between],
  [pattern(`${MOST}\\s${POUNDS}${END}`), upTo],
  [pattern(`${MOST}\\s${NUMBER}${END}`), upTo],
  [pattern(`${POUNDS}\\s?${OR_LESS}(?!\\p{L})`), upTo],
  [pattern(`${NUMBER}\\s?${OR_LESS}(?!\\p{L})`), upTo],
  [pattern(`${LEAST}\\s${POUNDS}${END}`), (least) => [least, null]],
  // A price on its own is the most the driver wants to spend.
  [pattern(`${POUNDS}(?:\\s?each(?!\\p{L}))?${END}`), upTo],
];

/** Takes prices out of the text: under £80, £50 to £80, 60 max, over £100, £60. */
export function takePrices(text: SearchText): Finding[] {
  const found: Finding[] = [];
  for (const [way, limitsOf] of WAYS)
    text.take(way, ([, first = '', second = '']) => {
      found.push(priceFinding(...limitsOf(parsePrice(first) ?? 0, parsePrice(second) ?? 0)));
      return true;
    });
  return found;
}

function priceFinding(least: number | null, most: number | null): Finding {
  const label =
    least === null
      ? `Up to ${formatPrice(most ?? 0)}`
      : most === null
        ? `${formatPrice(least)} or more`
        : `${formatPrice(least)} to ${formatPrice(most)}`;
  return {
    kind: 'PRICE',
    label,
    value: `${least ?? ''}-${most ?? ''}`,
    filter: { ...(least !== null && { minPrice: least }), ...(most !== null && { maxPrice: most }) },
  };
}
