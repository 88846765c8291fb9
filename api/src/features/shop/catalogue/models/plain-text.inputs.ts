import type { InputRule } from '@treadline/schema/input/rule';

/** The beginning of an HTML tag or comment. A comparison such as "< 71 dB" doesn't match. */
const WITHOUT_HTML = String.raw`^(?![\s\S]*<[A-Za-z!/?])`;

/** The rule of a text that pages show literally, so that shoppers would see any tag in it. */
export const plainText = (maxLength: number): InputRule => ({
  maxLength,
  pattern: WITHOUT_HTML,
  message: `Use plain text without HTML, at most ${maxLength} characters`,
});
