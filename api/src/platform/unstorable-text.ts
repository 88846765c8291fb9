import { visit, type DocumentNode } from 'graphql';
import { badInput } from './errors.ts';

/** No text in PostgreSQL can hold it, so no text with it can be meant. */
const NUL = '\u0000';
/** Whether a document may write it in one of its strings; looked for first, because nearly none does. */
const WRITTEN_NUL = /\\u(?:0000|\{0+\})/;

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function writesNul(document: DocumentNode): boolean {
  let found = false;
  visit(document, { StringValue: ({ value }) => void (found ||= value.includes(NUL)) });
  return found;
}

/**
 * Refuses text that the database could not even compare.
 * @param source the document as it was written.
 * @throws PublicError BAD_USER_INPUT.
 */
export function checkTexts(source: string, document: DocumentNode, variables: unknown): void {
  if (holdsNul(variables) || (WRITTEN_NUL.test(source) && writesNul(document)))
    throw badInput('Text must not hold the character U+0000.');
}
