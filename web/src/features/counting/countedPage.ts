import { keeps } from '../../lib/form/inputRule.ts';
import { visitorEventInputRules } from '../../lib/form/inputRules.generated.ts';

const isTaken = keeps(visitorEventInputRules.page);

const encode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A page's path in the form that the shop accepts; null if it can't be. Browsers leave some characters unencoded, for
 * example brackets. One refused event would drop all those sent with it.
 */
export function countedPage(pathname: string): string | null {
  const page = pathname.replace(/[^\w/.~%-]/g, encode);
  return isTaken(page) === true ? page : null;
}
