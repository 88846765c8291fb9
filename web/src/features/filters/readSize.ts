/** A whole tyre size. Millimetres, per cent and inches. */
export interface TyreSize {
  width: number;
  profile: number;
  diameter: number;
  /** 205/55 R16. */
  label: string;
}

/** 205/55 R16, 205/55r16, 205 55 16, 2055516, 120/70 ZR17, 195/70 R15C. */
const WHOLE_SIZE = /^(\d{2,3})[\s/-]*(\d{2})[\s/-]*(?:Z?R|B|-)?\s*(\d{2})\s*C?$/i;

/** The same anywhere in a text. */
const SIZE_WITHIN = /(?<!\d)\d{2,3}[\s/-]*\d{2}[\s/-]*(?:Z?R|B|-)?\s*\d{2}(?:\s*C)?(?![a-z\d])/gi;

/** A size as it is written in the shop. */
export function sizeLabel(width: number, profile: number, diameter: number): string {
  return `${width}/${profile} R${diameter}`;
}

/** Reads a whole size in any usual spelling; undefined for anything else, such as a part of a size. */
export function readSize(text: string): TyreSize | undefined {
  const [, width, profile, diameter] = (WHOLE_SIZE.exec(text.trim()) ?? []).map(Number);
  if (!width || !profile || !diameter) return undefined;
  return { width, profile, diameter, label: sizeLabel(width, profile, diameter) };
}

/** The words of a text without a size, "205/55 R16", however it is spelt in it; undefined where it is not found. */
export function withoutSize(text: string, label: string): string | undefined {
  const found = [...text.matchAll(SIZE_WITHIN)].find(([piece]) => readSize(piece)?.label === label);
  if (!found) return undefined;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return rest.replace(/\s+/g, ' ').trim();
}
