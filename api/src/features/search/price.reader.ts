import { formatAmount, parsePrice } from '@treadline/schema/trade/money';
import type { Finding } from './search-reading.ts';
import type { SearchText } from './search-text.ts';

const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
/** No letter, digit or measure may follow: not 80 dB, 17 inch or 205/55. */
const END = String.raw`(?![\p{L}\p{N}"/-]|[.,]\d|\s?(?:inch|in|mm|db|mph|kg)(?!\p{L}))`;
const POUNDS = String.raw`£\s?(\d{1,4}(?:\.\d\d)?)`;
/** Beside a word such as "under" the sign may be missing, but not in a row of numbers: budget 205 55 16. */
const NUMBER = String.raw`(?<!\d\s)(\d{2,4}(?:\.\d\d)?)(?:\s?(?:pounds?|quid|gbp)(?!\p{L})|(?!\s\d))`;
const MOST =
  '(?:under|below|less than|cheaper than|up to|max|maximum|no more than|at most|within|budget|budget of)';
const LEAST = '(?:over|above|more than|from|at least|min|minimum)';
const OR_LESS = '(?:max|maximum|or less|or under|or below|tops)';

const pattern = (source: string) => new RegExp(`${WORD_BEFORE}${source}`, 'giu');

type Limits = readonly [least: number | null, most: number | null];

function upTo(most: number): Limits {
  return [null, most];
}

/** Ways to say a price, the most telling first. */
const WAYS: readonly (readonly [RegExp, (first: number, second: number) => Limits])[] = [
  [
    pattern(`(?:between\\s)?${POUNDS}\\s?(?:-|to|and)\\s?(?:£\\s?)?(\\d{1,4}(?:\\.\\d\\d)?)${END}`),
    (one, other) => [Math.min(one, other), Math.max(one, other)],
  ],
  [pattern(`${MOST}\\s${POUNDS}${END}`), upTo],
  [pattern(`${MOST}\\s${NUMBER}${END}`), upTo],
  [pattern(`${POUNDS}\\s?${OR_LESS}(?!\\p{L})`), upTo],
  [pattern(`${NUMBER}\\s?${OR_LESS}(?!\\p{L})`), upTo],
  [pattern(`${LEAST}\\s${POUNDS}${END}`), (least) => [least, null]],
  // A price alone is what the driver wants to spend.
  [pattern(`${POUNDS}(?:\\s?each(?!\\p{L}))?${END}`), upTo],
];

/** Takes out what a tyre may cost: under £80, £50 to £80, 60 max, over £100, £60. */
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
      ? `Up to ${formatAmount(most ?? 0)}`
      : most === null
        ? `${formatAmount(least)} or more`
        : `${formatAmount(least)} to ${formatAmount(most)}`;
  return {
    kind: 'PRICE',
    label,
    value: `${least ?? ''}-${most ?? ''}`,
    filter: { ...(least !== null && { minPrice: least }), ...(most !== null && { maxPrice: most }) },
  };
}
