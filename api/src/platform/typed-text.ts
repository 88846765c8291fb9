import type { FieldError } from './invalid-input.ts';

/** Limits of a text that somebody typed into a field. */
interface TextRule {
  /** The most characters, as PostgreSQL counts them: an emoji is one. */
  readonly max: number;
  /** What to say when nothing was typed; null for a field that may stay empty. */
  readonly missing: string | null;
}

/** What is wrong with a typed text; spaces alone are nothing. */
export function checkText(
  path: string,
  typed: string | null | undefined,
  { max, missing }: TextRule,
): FieldError[] {
  const trimmed = typed?.trim() ?? '';
  if (trimmed === '') return missing === null ? [] : [{ path, message: missing }];
  return [...trimmed].length > max ? [{ path, message: `Please use at most ${max} characters` }] : [];
}

/** A text as it is kept: trimmed, and with half a character, which JSON can write and PostgreSQL cannot store, made a whole one. */
export const keptText = (typed: string): string => typed.trim().toWellFormed();

/** The same of a text that may be left out. */
export const keptTextOrNull = (typed: string | null | undefined): string | null =>
  keptText(typed ?? '') || null;
