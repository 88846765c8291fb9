import { WORD_BEFORE } from '../words/limit-words.ts';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = `\\d{1,2}(?:st|nd|rd|th)?\\s${MONTH}(?:\\s\\d{4})?`;
const BEFORE = '(?:need(?:ed)?\\s|delivered\\s|fitted\\s)?(?:by|for|on|before|this|next)\\s(?:the\\s)?';

/** The day the tyres are needed by: saturday, for tomorrow, by 28 nov, by 28/11. */
const WAYS: readonly RegExp[] = [
  `(?:${BEFORE})?(today|tomorrow|${WEEKDAY}|${DATE})`,
  `${BEFORE}(weekend|\\d{1,2}/\\d{1,2}(?:/\\d{4})?)`,
].map((way) => new RegExp(`${WORD_BEFORE}${way}(?![\\p{L}\\p{N}/])`, 'giu'));

/** Takes the day out of the text as typed. The listing, which knows today's date, resolves it. */
export function takeNeededDays(text: SearchText): Finding[] {
  const found: Finding[] = [];
  for (const way of WAYS)
    text.take(way, ([, day = '']) => {
      const neededBy = day.toLowerCase();
      return (
        found.push({
          kind: 'NEEDED_BY',
          label: `Needed by ${neededBy.replace(/^(?!today)[a-z](?=[a-z]+day$)/, (letter) => letter.toUpperCase())}`,
          value: neededBy,
          filter: { neededBy, inStock: true },
        }) > 0
      );
    });
  return found;
}
