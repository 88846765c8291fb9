/** The forms of text that one pattern does not tell. Each side of the wire brings the checks for those it knows. */
export type TextFormat = 'email' | 'password' | 'ean' | 'order-number' | 'speed-rating' | 'tyre-size';

/** Whether a text has a form; a form without a check is not checked. */
export type FormatChecks = Readonly<Partial<Record<TextFormat, (text: string) => boolean>>>;

/**
 * What one field or argument takes, as the schema states it in `@constraint`. The API enforces it, the forms of the web
 * check it while somebody types, and the OpenAPI document prints it.
 */
export interface InputRule {
  /**
   * The sentence for what was left empty: a blank text, an empty list, a box that is not ticked. Without it
   * they are taken.
   */
  readonly required?: string;
  /**
   * The most characters, counted as people count them: an emoji is one. Spaces around a text do not count,
   * except in a password.
   */
  readonly maxLength?: number;
  /** A regular expression that the text matches as a whole. */
  readonly pattern?: string;
  readonly format?: TextFormat;
  readonly min?: number;
  readonly max?: number;
  /** The most items of a list. The other rules then hold for each item. */
  readonly maxItems?: number;
  /** The sentence for any other fault; the rule has words of its own where it is left out. */
  readonly message?: string;
}

/** The largest whole number that GraphQL and the database know. */
export const MAX_INT = 2_147_483_647;

/** Characters as people count them; a line break is one, however it was typed. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}

function textFault(rule: InputRule, typed: string, checks: FormatChecks): string | null {
  const text = rule.format === 'password' ? typed : typed.trim();
  if (text === '') return rule.required ?? null;
  if (rule.maxLength !== undefined && lengthOf(text) > rule.maxLength)
    return rule.message ?? `Please use at most ${rule.maxLength} characters`;
  const isWellFormed =
    (rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(text)) &&
    (rule.format === undefined || (checks[rule.format]?.(text) ?? true));
  return isWellFormed ? null : (rule.message ?? 'Please check what you entered');
}

function numberFault({ min = -Infinity, max = MAX_INT, message }: InputRule, number: number, name: string) {
  if (number >= min && number <= max) return null;
  if (message !== undefined) return message;
  return max === MAX_INT ? `${name} must be ${min} or more` : `${name} must be from ${min} to ${max}`;
}

/**
 * What is wrong with a value, in a sentence without its full stop; null when nothing is. Of a list only its length is
 * looked at, and null is nothing that anybody said.
 * @param name of the field, for rules that have no sentence of their own.
 */
export function faultOf(rule: InputRule, value: unknown, name: string, checks: FormatChecks): string | null {
  if (typeof value === 'string') return textFault(rule, value, checks);
  if (typeof value === 'number') return numberFault(rule, value, name);
  if (value === false) return rule.required ?? null;
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return rule.required ?? null;
  return rule.maxItems !== undefined && value.length > rule.maxItems
    ? (rule.message ?? `${name} takes at most ${rule.maxItems} values`)
    : null;
}
