const READ_CHARACTERS = 4_000;
const KEPT_CHARACTERS = 300;
/** Quoted text, with backslash escapes after an E, to its end or that of the statement; and numbers, but no $1. */
const VALUES = /\bE'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|(?<![$\w".])-?\d+(?:\.\d+)?(?!["\w])/gi;

/**
 * A statement without the values in it, on one line and shortened: what may leave the shop. The ORM writes values into
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
