import { keysOf } from '../../values/words.ts';
import { SIZE_STEP, WHOLE_SIZE } from './tyre-size-grammar.ts';

/**
 * The construction in a tyre's size: R is radial, ZR radial for over 240 km/h, C radial and reinforced for vans
 * (R16C), B bias or bias-belted (printed as -).
 */
export const constructionMeanings = {
  R: 'Radial',
  ZR: 'Radial, ZR',
  C: 'Radial, commercial',
  B: 'Bias belted',
} as const;

export type Construction = keyof typeof constructionMeanings;

export const CONSTRUCTIONS = keysOf(constructionMeanings);

/** A size, or the parts of it that are known. */
export interface SizeParts {
  /** Millimetres. */
  readonly width?: number | undefined;
  /** Height of the sidewall as a percentage of the width. */
  readonly profile?: number | undefined;
  /** Inches. */
  readonly diameter?: number | undefined;
  /** Null if the spelling leaves it open. */
  readonly construction?: Construction | null | undefined;
}

export interface TyreSize extends SizeParts {
  readonly width: number;
  readonly profile: number;
  readonly diameter: number;
  readonly construction: Construction | null;
}

/** A size found in a text, with the speed rating that old spellings include: V in 205/55 VR16. */
export interface SpeltSize {
  readonly size: TyreSize;
  readonly speedRating: string | null;
}

/** The size in a match of WHOLE_SIZE; null if no tyres are made with these numbers. */
export function speltSize(match: RegExpMatchArray): SpeltSize | null {
  const [, width, sign, profile, mark = '', letters = '', diameter, commercial] = match;
  const size = { width: Number(width), profile: Number(profile), diameter: Number(diameter) };
  if (size.width % SIZE_STEP || size.profile % SIZE_STEP) return null;
  const construction = commercial ? 'C' : builtBy(letters.toUpperCase(), isDash(mark) && !isDash(sign));
  return {
    size: { ...size, construction },
    speedRating: /^([HSTVWY])R$/i.exec(letters)?.[1]?.toUpperCase() ?? null,
  };
}

/** A dash before the rim means a bias tyre, unless all parts are separated by dashes. */
function builtBy(letters: string, isDashed: boolean): Construction | null {
  if (letters === '') return isDashed ? 'B' : null;
  if (letters === 'ZR') return 'ZR';
  return letters.endsWith('R') ? 'R' : 'B';
}

function isDash(sign: string | undefined): boolean {
  return sign?.trim() === '-';
}

/** Parses a text that is exactly one whole size, in any spelling; null for any other text. */
export function parseTyreSize(text: string): TyreSize | null {
  const trimmed = text.trim();
  const [match] = trimmed.matchAll(WHOLE_SIZE);
  if (match?.[0] !== trimmed) return null;
  const spelt = speltSize(match);
  return spelt && spelt.speedRating === null ? spelt.size : null;
}

/**
 * Formats a size as the shop does: 205/55 R16, 195/75 R16C, 120/70 ZR17, 100/90-18. A partial size gives the parts it
 * has.
 */
export function formatTyreSize({ width, profile, diameter, construction }: SizeParts): string {
  const section = [width, profile].filter(Boolean).join('/');
  if (!diameter) return section;
  if (construction === 'B') return `${section}-${diameter}`;
  const rim = `${construction === 'ZR' ? 'ZR' : 'R'}${diameter}${construction === 'C' ? 'C' : ''}`;
  return `${section} ${rim}`.trim();
}

/** Whether a width is a motorcycle tyre's: those end in 0, car and van widths in 5. */
export function isMotorcycleWidth(width: number): boolean {
  return width % 10 === 0;
}
