import { parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';

/** The details in a line such as "205/55 R16 91V XL". */
export interface TyreLine {
  size: string;
  loadIndex: number;
  loadIndexTwin: number | null;
  speedRating: string;
  extraLoad: boolean;
}

const RATINGS = /^(.*?)[\s,]+(\d{2,3}(?:\/\d{2,3})?)\s*\(?([A-Z]\d?)\)?(?:\s+(XL))?\s*$/i;

/** Parses size, load index and speed rating as marked on a sidewall. Returns an error message if one is missing. */
export function readTyreLine(typed: string): TyreLine | string {
  const [, first = '', load = '', speed = '', extra] = RATINGS.exec(typed.trim()) ?? [];
  const loads = parseLoadIndex(load);
  const speedRating = findSpeedRating(speed.toUpperCase());
  const size = parseTyreSize(first);
  if (!size?.construction)
    return parseTyreSize(typed)?.construction
      ? 'Add load and speed after the size, such as 205/55 R16 91V'
      : 'Enter size, load and speed, such as 205/55 R16 91V';
  if (!loads) return `${load} isn’t a load index: enter a number from 50 to 130`;
  if (!speedRating) return `${speed.toUpperCase()} isn’t a speed rating: enter a letter such as V`;
  return {
    size: formatTyreSize(size),
    loadIndex: loads.single,
    loadIndexTwin: loads.twin,
    speedRating: speed.toUpperCase(),
    extraLoad: extra !== undefined,
  };
}
