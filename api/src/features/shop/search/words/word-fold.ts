/**
 * Normalises characters that look or mean the same: full-width letters, ligatures and all dashes become those on a
 * keyboard.
 */
export function plainSigns(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-');
}

/**
 * Removes differences of spelling: case, accents, spaces and punctuation. A plus after a word becomes "plus", so
 * Primacy 4+, primacy 4 plus and PRIMACY4+ fold alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, 'plus')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
