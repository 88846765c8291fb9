import { ageOfRegistration } from './registration-age.ts';
import {
  bareRegistration,
  formatRegistration,
  isRegistrationMark,
  registrationFormat,
  type RegistrationFormat,
} from './registration.ts';

export interface Registration {
  valid: true;
  /** Upper case, no space: the stored form, two to seven characters. */
  mark: string;
  /** As on the plate: with at most one space, so at most eight characters. */
  display: string;
  format: RegistrationFormat;
  /** The year of the age identifier. Only a hint, because a cherished number can be older than its car. */
  year: number | null;
}

export interface RegistrationRefusal {
  valid: false;
  /** The message for the shopper; it quotes what was typed. */
  message: string;
  /** The registration, formatted, that results from swapping one O and 0, or I and 1; null if there isn't one. */
  didYouMean: string | null;
}

/** Longer input is refused straight away. */
const LONGEST_INPUT = 12;
const GENERAL_ADVICE = 'Enter it as it appears on the plate, for example AB12 CDE, or search by tyre size.';

/**
 * Parses a UK registration as typed, in any case, with or without its space. Refuses trade, diplomatic, military,
 * island and foreign ones, and those not yet issued on `today`. Never throws: a refusal has the message to show.
 */
export function readRegistration(typed: string, today: Date): Registration | RegistrationRefusal {
  if (typed.length > LONGEST_INPUT)
    return refusal(`${typed.trim().slice(0, LONGEST_INPUT)}…`, GENERAL_ADVICE);
  const mark = bareRegistration(typed);
  const registration = issuedMark(mark, today);
  if (registration) return registration;
  const alternative = swappedOnce(mark, today);
  if (alternative) return refusal(typed.trim(), `Did you mean ${alternative}?`, alternative);
  if (isRegistrationMark(mark))
    return refusal(typed.trim(), `No plates with ${mark.slice(2, 4)} have been issued yet.`);
  if (/[^A-Z0-9]/.test(mark))
    return refusal(typed.trim(), 'Use letters and digits only, for example AB12 CDE.');
  return refusal(typed.trim(), GENERAL_ADVICE);
}

function refusal(shown: string, advice: string, didYouMean: string | null = null): RegistrationRefusal {
  return { valid: false, message: `“${shown}” isn’t a UK registration. ${advice}`, didYouMean };
}

function issuedMark(mark: string, today: Date): Registration | null {
  if (!isRegistrationMark(mark)) return null;
  const format = registrationFormat(mark);
  const age = ageOfRegistration(mark, format);
  if (age && Date.UTC(age.year, age.month - 1) > today.getTime()) return null;
  return { valid: true, mark, display: formatRegistration(mark), format, year: age?.year ?? null };
}

const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** O and 0, and I and 1, are never swapped silently. A swap that gives a valid registration is suggested instead. */
function swappedOnce(mark: string, today: Date): string | null {
  for (const [at, character] of [...mark].entries()) {
    const lookAlike = LOOK_ALIKES[character];
    const swapped = lookAlike ? issuedMark(mark.slice(0, at) + lookAlike + mark.slice(at + 1), today) : null;
    if (swapped) return swapped.display;
  }
  return null;
}
