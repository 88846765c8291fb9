/** Text formats that a single pattern can't describe. API and client each supply the checks for those they know. */
export type TextFormat = 'email' | 'password' | 'ean' | 'order-number' | 'speed-rating' | 'tyre-size';

/** Checks whether a text has a format. A format without a check accepts everything. */
export type FormatChecks = Readonly<Partial<Record<TextFormat, (text: string) => boolean>>>;

/**
 * The rule of a field or argument, stated in the schema as `@constraint`. The API enforces it, the web forms check it
 * during typing, and the OpenAPI document includes it.
 */
export interface InputRule {
  /**
   * The message for an empty value: a blank text, an empty list, an unticked checkbox. Without it they are accepted.
   */
  readonly required?: string;
  /**
   * The most characters, counted as a reader would: an emoji is one. Spaces around a text don't count, except in a
   * password.
   */
  readonly maxLength?: number;
  /** A regular expression that must match the whole text. */
  readonly pattern?: string;
  readonly format?: TextFormat;
  readonly min?: number;
  readonly max?: number;
  /** The most items of a list. The other rules then apply to each item. */
  readonly maxItems?: number;
  /** The message for any other violation; by default a generic one. */
  readonly message?: string;
}

/** The largest integer in GraphQL and the database. */
export const MAX_INT = 2_147_483_647;

/** Counts characters as a reader would; a line break is one, however it was typed. */
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
 * The message for a value that breaks a rule, without a full stop; null if it's valid. Null as a value is valid, and
 * only the length of a list is checked.
 * @param name the field's name, for rules without a message.
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
