import { keeps } from '../../lib/form/inputRule.ts';
import { visitorEventInputRules } from '../../lib/form/inputRules.generated.ts';

const isTaken = keeps(visitorEventInputRules.page);

const encode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * The path of a page as the shop takes it; null if it takes none like it. Browsers leave some characters as they are,
 * such as brackets. One event that the shop refuses would take all that are sent with it along.
 */
export function countedPage(pathname: string): string | null {
  const page = pathname.replace(/[^\w/.~%-]/g, encode);
  return isTaken(page) === true ? page : null;
}
