/** Words of the code, never of input, as SQL lists them. */
export const sqlList = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
