import { visit, type DocumentNode } from 'graphql';
import { badInput } from '../services/errors.ts';
import { DEEPEST_JSON, TOO_DEEP } from './read-json.ts';

/** PostgreSQL can't store this character, so no valid text contains it. */
const NUL = '\u0000';
/** Whether a document might contain it in a string; checked first because hardly any document does. */
const WRITTEN_NUL = /\\u(?:0000|\{0+\})/;

function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  // Variables in a query string didn't go through the body parser's check.
  if (depth >= DEEPEST_JSON) throw badInput(TOO_DEEP);
  return Object.values(value).some((part) => holdsNul(part, depth + 1));
}

function writesNul(document: DocumentNode): boolean {
  let found = false;
  visit(document, { StringValue: ({ value }) => void (found ||= value.includes(NUL)) });
  return found;
}

/**
 * Refuses text that the database couldn't even compare.
 * @param source the document as sent.
 * @throws PublicError BAD_USER_INPUT.
 */
export function checkTexts(source: string, document: DocumentNode, variables: unknown): void {
  if (holdsNul(variables) || (WRITTEN_NUL.test(source) && writesNul(document)))
    throw badInput('Text must not contain the character U+0000.');
}
