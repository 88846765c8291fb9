import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { isRegistrationMark } from '@treadline/schema/trade/vehicle/registration';
import { readRegistration } from '@treadline/schema/trade/vehicle/registration-reading';
import { SHORTEST_MARK } from '../reading/search.service.ts';

/** Telephone, card and Irish registration numbers have more digits than any tyre's name. */
const MOST_DIGITS = 6;
/** A registration or postcode can be typed as up to three words: AB 12 CDE. */
const MOST_PARTS = 3;

/**
 * Whether searched words can be stored for counting: they contain no registration (not even a mistyped one), postcode,
 * telephone number or email address.
 * @param today by the shop's clock, because new registrations are issued every half-year.
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

/** A short registration without a space counts as a model, such as A539 or PS4, as everywhere in the search. */
function isMark(run: readonly string[], today: Date): boolean {
  const mark = run.join('').toUpperCase();
  if (run.length === 1 && mark.length < SHORTEST_MARK) return false;
  if (isRegistrationMark(mark)) return true;
  const plate = readRegistration(mark, today);
  return plate.valid || plate.didYouMean !== null;
}
