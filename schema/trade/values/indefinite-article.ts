/** Letters whose names begin with a vowel sound: an MG, but a BMW. */
const LETTERS_SAID_WITH_VOWEL = /^[AEFHILMNORSX]/;
/** Capitals without a vowel are spelt out letter by letter. */
const ABBREVIATION = /^[B-DF-HJ-NP-TV-Z]{2,}\b/;
/** Eight, eleven, eighteen, eighty and so on. */
const NUMBER_SAID_WITH_VOWEL = /^(?:8\d{0,2}|11|18)(?!\d)/;
/** Pronounced as in "you" or "won". */
const VOWEL_SAID_AS_CONSONANT = /^(?:eu|uni|us|ut|one\b)/i;

/** A name with its indefinite article: "an Audi", "a BMW", "an MG", "an 18-inch rim". */
export function withArticle(name: string): string {
  return `${beginsWithVowelSound(name) ? 'an' : 'a'} ${name}`;
}

function beginsWithVowelSound(name: string): boolean {
  if (/^\d/.test(name)) return NUMBER_SAID_WITH_VOWEL.test(name);
  if (ABBREVIATION.test(name)) return LETTERS_SAID_WITH_VOWEL.test(name);
  return /^[aeiou]/i.test(name) && !VOWEL_SAID_AS_CONSONANT.test(name);
}
