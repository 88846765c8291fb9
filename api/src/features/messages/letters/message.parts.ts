import type { Block } from '../../mail/letter/letter.ts';

/** A text of several lines as the paragraphs of a letter. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The same as blocks. */
export const textBlocks = (text: string): Block[] =>
  paragraphsOf(text).map((paragraph) => ({ kind: 'text', text: paragraph }));
