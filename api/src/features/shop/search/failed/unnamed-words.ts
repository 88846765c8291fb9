import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { isRegistrationMark } from '@treadline/schema/trade/vehicle/registration';
import { readRegistration } from '@treadline/schema/trade/vehicle/registration-reading';
import { SHORTEST_MARK } from '../reading/search.service.ts';

/** Telephone, card and Irish registration numbers have more digits than a tyre's name. */
const MOST_DIGITS = 6;
/** A registration or a postcode may be typed in so many words: AB 12 CDE. */
const MOST_PARTS = 3;

/**
 * Whether words that were typed into the search may be kept to be counted: they hold no registration, postcode,
 * telephone number or e-mail address, not even a mistyped registration.
 * @param today by the shop's clock, because marks are issued every half-year.
 */
export function areUnnamed(words: string, today: Date): boolean {
  if (words.includes('@') || words.replaceAll(/\D/g, '').length > MOST_DIGITS) return false;
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.every((_, from) =>
    Array.from({ length: MOST_PARTS }, (__, more) => parts.slice(from, from + more + 1)).every(
      (run) => !isMark(run, today) && readPostcode(run.join(''), 'GB') === null,
    ),
  );
}

/** Short marks without a space are models here, A539 or PS4, as everywhere in the search. */
function isMark(run: readonly string[], today: Date): boolean {
  const mark = run.join('').toUpperCase();
  if (run.length === 1 && mark.length < SHORTEST_MARK) return false;
  if (isRegistrationMark(mark)) return true;
  const plate = readRegistration(mark, today);
  return plate.valid || plate.didYouMean !== null;
}
