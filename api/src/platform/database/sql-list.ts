/** Constants from code, never input, as a quoted SQL list. */
export const sqlList = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
