/** The formats of UK registrations that the shop can look up. */
export type RegistrationFormat = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern_ireland';

/**
 * Current (AA00 AAA), prefix (A000 AAA), suffix (AAA 000A), Northern Ireland (AIA 0000) and the dateless formats, each
 * without the letters never issued in that position.
 */
const FORMATS: readonly RegExp[] = [
  /^[A-HJ-PR-Y]{2}(?:0[2-9]|[1-4][0-9]|5[1-9]|[6-9][0-9])[A-HJ-PR-Z]{3}$/,
  /^[A-HJ-NP-TV-Y][1-9][0-9]{0,2}[A-HJ-PR-Y]{3}$/,
  /^[A-HJ-PR-Y]{3}[1-9][0-9]{0,2}[A-HJ-NPR-TV-Y]$/,
  /^(?=[A-Z]{0,2}[IZ])[A-PR-Z]{3}[1-9][0-9]{3}$/,
  /^[A-PR-Z]{1,2}[1-9][0-9]{0,3}$/,
  /^[A-PR-Z]{3}[1-9][0-9]{0,2}$/,
  /^[1-9][0-9]{0,3}[A-PR-Z]{1,2}$/,
  /^[1-9][0-9]{0,2}[A-PR-Z]{3}$/,
];

const CURRENT = /^([A-Z]{2}\d{2})([A-Z]{3})$/;
const PREFIX = /^([A-Z]\d{1,3})([A-Z]{3})$/;
const SUFFIX = /^([A-Z]{3})(\d{1,3}[A-Z])$/;
const LETTERS_FIRST = /^([A-Z]+)(\d+)$/;
const DIGITS_FIRST = /^(\d+)([A-Z]+)$/;

/** The length of the longest registration, including its space. */
export const MAX_REGISTRATION_LENGTH = 8;

/** A registration as stored and compared: in capitals, without spaces, dots and hyphens. */
export function bareRegistration(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether a bare text has the format of a UK registration. */
export function isRegistrationMark(mark: string): boolean {
  return FORMATS.some((format) => format.test(mark));
}

/** Whether a typed text is a UK registration, or blank. */
export function isRegistrationOrBlank(typed: string): boolean {
  const mark = bareRegistration(typed);
  return mark === '' || isRegistrationMark(mark);
}

/** The format of a text for which isRegistrationMark is true. */
export function registrationFormat(mark: string): RegistrationFormat {
  if (CURRENT.test(mark)) return 'current';
  if (SUFFIX.test(mark)) return 'suffix';
  if (PREFIX.test(mark)) return 'prefix';
  return /^[A-Z]{3}\d/.test(mark) && /[IZ]/.test(mark) ? 'northern_ireland' : 'dateless';
}

/** Adds the space of the plate to a bare registration: AB12CDE becomes AB12 CDE. */
export function formatRegistration(mark: string): string {
  for (const form of [CURRENT, PREFIX, SUFFIX, LETTERS_FIRST, DIGITS_FIRST]) {
    const parts = form.exec(mark);
    if (parts) return `${parts[1]} ${parts[2]}`;
  }
  return mark;
}
