import type { RegistrationFormat } from './registration.ts';

/** The first month in which registrations with an age identifier were issued. January is 1. */
export interface IssueMonth {
  readonly year: number;
  readonly month: number;
}

const MARCH = 3;
const SEPTEMBER = 9;
/** The two digits are the year in March, and the year plus 50 in September: 51 is September 2001. */
const CENTURY = 2000;
const SEPTEMBER_SHIFT = 50;

/** Prefix letters (A123 ABC) as year and month. Q means that age or identity is uncertain, so it has no year. */
const PREFIX_LETTERS: Readonly<Record<string, string>> = {
  A: '1983-08',
  B: '1984-08',
  C: '1985-08',
  D: '1986-08',
  E: '1987-08',
  F: '1988-08',
  G: '1989-08',
  H: '1990-08',
  J: '1991-08',
  K: '1992-08',
  L: '1993-08',
  M: '1994-08',
  N: '1995-08',
  P: '1996-08',
  R: '1997-08',
  S: '1998-08',
  T: '1999-03',
  V: '1999-09',
  W: '2000-03',
  X: '2000-09',
  Y: '2001-03',
};

/** Suffix letters (ABC 123A) as year and month. */
const SUFFIX_LETTERS: Readonly<Record<string, string>> = {
  A: '1963-02',
  B: '1964-01',
  C: '1965-01',
  D: '1966-01',
  E: '1967-01',
  F: '1967-08',
  G: '1968-08',
  H: '1969-08',
  J: '1970-08',
  K: '1971-08',
  L: '1972-08',
  M: '1973-08',
  N: '1974-08',
  P: '1975-08',
  R: '1976-08',
  S: '1977-08',
  T: '1978-08',
  V: '1979-08',
  W: '1980-08',
  X: '1981-08',
  Y: '1982-08',
};

/** The first month in which a valid bare registration was issued; null for a format without an age. */
export function ageOfRegistration(mark: string, format: RegistrationFormat): IssueMonth | null {
  if (format === 'current') return currentAge(Number(mark.slice(2, 4)));
  if (format === 'prefix') return letterAge(PREFIX_LETTERS[mark.charAt(0)]);
  if (format === 'suffix') return letterAge(SUFFIX_LETTERS[mark.charAt(mark.length - 1)]);
  return null;
}

function currentAge(identifier: number): IssueMonth {
  return identifier > SEPTEMBER_SHIFT
    ? { year: CENTURY + identifier - SEPTEMBER_SHIFT, month: SEPTEMBER }
    : { year: CENTURY + identifier, month: MARCH };
}

function letterAge(yearAndMonth: string | undefined): IssueMonth | null {
  if (!yearAndMonth) return null;
  const [year, month] = yearAndMonth.split('-').map(Number);
  return year && month ? { year, month } : null;
}

/** The identifiers of registrations such as AB12 CDE issued in a year from 2002: March first, then September. */
export function currentIdentifiersOf(year: number): readonly string[] {
  return [year - CENTURY, year - CENTURY + SEPTEMBER_SHIFT].map((digits) => String(digits).padStart(2, '0'));
}

/** The first prefix letter (A123 ABC) introduced in a year; undefined for a year without one. */
export function prefixLetterOf(year: number): string | undefined {
  return Object.keys(PREFIX_LETTERS).find((letter) => letterAge(PREFIX_LETTERS[letter])?.year === year);
}
