/** The first year that the choice of a car names; the years before it are one choice. */
export const FIRST_NAMED_YEAR = 2019;

/** That choice, as the drop-down and the address have it. */
export const OLDER = 'Older';

/** Whether a text means the years before {@link FIRST_NAMED_YEAR}. */
export function isOlder(text: string): boolean {
  return text.trim().toLowerCase() === OLDER.toLowerCase();
}
