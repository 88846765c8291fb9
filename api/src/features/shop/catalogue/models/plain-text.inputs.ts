import type { InputRule } from '@treadline/schema/input/rule';

/** The beginning of an HTML tag or comment; a comparison such as "< 71 dB" is none. */
const WITHOUT_HTML = String.raw`^(?![\s\S]*<[A-Za-z!/?])`;

/** A text that pages show as it is: a tag in it would be read by shoppers, letter by letter. */
export const plainText = (maxLength: number): InputRule => ({
  maxLength,
  pattern: WITHOUT_HTML,
  message: `Use plain text without HTML, at most ${maxLength} characters`,
});
