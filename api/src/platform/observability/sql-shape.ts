const READ_CHARACTERS = 4_000;
const KEPT_CHARACTERS = 300;
/** String literals, with backslash escapes after an E, up to their end or the statement's; and numbers, but not $1. */
const VALUES = /\bE'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|(?<![$\w".])-?\d+(?:\.\d+)?(?!["\w])/gi;

/**
 * A statement without its values, on one line and shortened, so that it can leave the shop. The ORM writes values into
 * the text of its statements.
 */
export function sqlShape(text: string): string {
  return text
    .slice(0, READ_CHARACTERS)
    .replaceAll(VALUES, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, KEPT_CHARACTERS);
}
