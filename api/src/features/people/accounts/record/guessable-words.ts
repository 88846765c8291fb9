/** More characters than this around a word are a password of their own; a date with its separators fits. */
const MOST_ADDED = 10;

/** The letters of a text, in any case and form of Unicode, without digits, spaces and signs. */
const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '');

/** A whole text and each word of it, as letters. */
const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{M}]+/u)].map(lettersOf);

/**
 * Whether a password is one of these texts, or a single word of one, with nothing but a few digits, spaces and signs
 * added: “Treadline1!” or “treadline-tyres 2026” for the text “Treadline Tyres”.
 * @param texts words that an attacker knows, such as the shop's name.
 */
export function isGuessableFrom(password: string, texts: readonly string[]): boolean {
  const letters = lettersOf(password);
  const added = [...password].length - [...letters].length;
  return letters !== '' && added <= MOST_ADDED && texts.flatMap(wordsOf).includes(letters);
}
