import { currentIdentifiersOf, prefixLetterOf } from '@treadline/schema/trade/vehicle/registration-age';
import { type Draw, pick } from './source/hash.ts';

/** A period in which one age identifier was issued, with the years it overlaps. */
interface AgeIdentifier {
  style: 'current' | 'prefix';
  text: string;
  year: number;
}

/**
 * First letters that no DVLA region issues to new vehicles, so that an invented plate is unlikely to be real. The
 * strict format allows them.
 */
const UNISSUED_REGIONS = [...'JTU'];
const SECOND_LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXY'];
/** Consonants only, so that no plate spells a word. */
const SERIAL_LETTERS = [...'BCDFGHJKLMNPRSTVWXY'];
/** The current style began in September 2001; its first March identifier is 02. */
const FIRST_CURRENT_YEAR = 2002;

/** The identifiers issued between two years: March and September from 2002, a letter before. */
function identifiersBetween(yearFrom: number, yearTo: number): AgeIdentifier[] {
  const identifiers: AgeIdentifier[] = [];
  for (let year = yearFrom; year <= yearTo; year += 1) {
    const letter = prefixLetterOf(year);
    if (year >= FIRST_CURRENT_YEAR) {
      for (const text of currentIdentifiersOf(year)) identifiers.push({ style: 'current', text, year });
    } else if (letter !== undefined) {
      identifiers.push({ style: 'prefix', text: letter, year });
    }
  }
  return identifiers;
}

function serial(draw: Draw): string {
  return pick(SERIAL_LETTERS, draw) + pick(SERIAL_LETTERS, draw) + pick(SERIAL_LETTERS, draw);
}

/**
 * A plate without its space, such as TK16LMR, for a vehicle first registered between the two years. A vehicle already
 * on sale before September 2001 gets a prefix plate.
 * @throws Error if no identifier was issued in that period.
 */
export function makeRegistration(yearFrom: number, yearTo: number, draw: Draw): string {
  const identifiers = identifiersBetween(yearFrom, yearTo);
  const older = identifiers.filter(({ style }) => style === 'prefix' && yearFrom < FIRST_CURRENT_YEAR - 1);
  const age = pick(older.length > 0 ? older : identifiers.filter(({ style }) => style === 'current'), draw);
  if (age.style === 'prefix') return `${age.text}${1 + Math.floor(draw() * 999)}${serial(draw)}`;
  return `${pick(UNISSUED_REGIONS, draw)}${pick(SECOND_LETTERS, draw)}${age.text}${serial(draw)}`;
}
