/**
 * Normalises a text: trimmed, and with lone surrogates, which JSON can write and PostgreSQL cannot store,
 * replaced.
 */
export const keptText = (typed: string): string => typed.trim().toWellFormed();

/** As above, for an optional text; null if it is empty. */
export const keptTextOrNull = (typed: string | null | undefined): string | null =>
  keptText(typed ?? '') || null;
