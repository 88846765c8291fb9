import { isLoadIndex, isTwinOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { SPEED_RATINGS } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';

export interface Rating {
  load?: number | undefined;
  speed?: string | undefined;
}

/** The letters that can follow a load index, with or without brackets. Z isn't one: it belongs to the size. */
const SPEED = `[${SPEED_RATINGS.filter(({ isOver }) => !isOver)
  .map(({ rating }) => rating)
  .join('')}]`;

/** Groups: load, twin load, speed. Brackets mean a speed above the letter's own: (91Y) or 91(Y). */
const LOAD_AND_SPEED = new RegExp(
  `(?<![\\p{L}\\p{N}./-])\\(?(\\d{2,3})(?:\\s?/\\s?(\\d{2,3}))?\\s?\\(?(${SPEED})\\)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const AFTER_SIZE = new RegExp(
  `\\s*\\(?(?:(\\d{2,3})(?:\\s?/\\s?(\\d{2,3}))?)?\\s?\\(?(${SPEED})?\\)?(?![\\p{L}\\p{N}])`,
  'iuy',
);
/** A load without a speed counts only if no more measures follow, as in two sizes in a row. */
const MORE_MEASURES = /[\s/-]{1,3}\d/y;
const NAMED_LOAD = /(?<!\p{L})load(?:\s(?:index|rating))?\s(\d{2,3})(?!\p{N})/giu;
const NAMED_SPEED = new RegExp(
  `(?<!\\p{L})speed(?:\\s(?:rating|index))?\\s\\(?(${SPEED})\\)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const BRACKETED_SPEED = /(?<![\p{L}\p{N}])\(([WY])\)/giu;
const RATED_SPEED = new RegExp(`(?<![\\p{L}\\p{N}])(${SPEED})[\\s-]rated(?!\\p{L})`, 'giu');

/** Parses the load and speed directly after a size that ends at `from`; `end` is `from` if there are neither. */
export function readRatingAfterSize(text: string, from: number): Rating & { end: number } {
  AFTER_SIZE.lastIndex = from;
  const match = AFTER_SIZE.exec(text);
  if (!match) return { end: from };
  const [all, load, twin, speed] = match;
  const end = from + all.length;
  if (!load) return speed ? { speed, end } : { end: from };
  MORE_MEASURES.lastIndex = end;
  if (!isLoad(load, twin) || (!speed && MORE_MEASURES.test(text))) return { end: from };
  return { load: Number(load), speed, end };
}

/** Takes out loads and speeds that follow no size: 91V, 107/105R, (Y), speed V, load 91. */
export function takeRatings(text: SearchText): Finding[] {
  const found: Finding[] = [];
  text.take(
    LOAD_AND_SPEED,
    ([, load = '', twin, speed]) =>
      isLoad(load, twin) && found.push(...ratingFindings({ load: Number(load), speed })) > 0,
  );
  text.take(
    NAMED_LOAD,
    ([, load = '']) => isLoad(load, undefined) && found.push(...ratingFindings({ load: Number(load) })) > 0,
  );
  for (const pattern of [NAMED_SPEED, BRACKETED_SPEED, RATED_SPEED])
    text.take(pattern, ([, speed]) => found.push(...ratingFindings({ speed })) > 0);
  return found;
}

export function ratingFindings({ load, speed }: Rating): Finding[] {
  const found: Finding[] = [];
  if (load)
    found.push({
      kind: 'LOAD_INDEX',
      label: `Load ${load} or more`,
      value: String(load),
      filter: { loadIndex: load },
    });
  const letter = speed?.toUpperCase();
  if (letter)
    found.push({
      kind: 'SPEED_RATING',
      label: `Speed ${letter} or faster`,
      value: letter,
      filter: { minSpeedRating: letter },
    });
  return found;
}

function isLoad(load: string, twin: string | undefined): boolean {
  return isLoadIndex(Number(load)) && (!twin || isTwinOf(Number(twin), Number(load)));
}
