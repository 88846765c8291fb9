/** The first year listed individually when a car is chosen. Earlier years share one option. */
export const FIRST_NAMED_YEAR = 2019;

/** That option, in the drop-down and in URLs. */
export const OLDER = 'Older';

/** Whether a text means the years before {@link FIRST_NAMED_YEAR}. */
export function isOlder(text: string): boolean {
  return text.trim().toLowerCase() === OLDER.toLowerCase();
}
