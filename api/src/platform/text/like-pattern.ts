/** A pattern for LIKE that finds a text anywhere; wildcards in it stand for themselves. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
