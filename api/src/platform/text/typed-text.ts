/** Normalises a text: trimmed, and with lone surrogates replaced, which JSON can express but PostgreSQL can't store. */
export const keptText = (typed: string): string => typed.trim().toWellFormed();

/** The same for an optional text; null if it's empty. */
export const keptTextOrNull = (typed: string | null | undefined): string | null =>
  keptText(typed ?? '') || null;
