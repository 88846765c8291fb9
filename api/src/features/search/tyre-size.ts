/** A size or the part of it that was given; one of the pieces is always there. */
export interface SizePiece {
  /** Millimetres. */
  width?: number;
  /** Per cent of the width. */
  profile?: number;
  /** Inches. */
  diameter?: number;
  /** R radial, ZR radial for high speed, - bias or not said. */
  construction: 'R' | 'ZR' | '-';
  /** Printed C after the rim: a reinforced van tyre. */
  commercial: boolean;
}

export interface TyreSize extends SizePiece {
  width: number;
  profile: number;
  diameter: number;
}

const NOT_IN_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const WIDTH = String.raw`([12]\d\d|3[0-9]\d|[6-9]\d)`;
const PROFILE = String.raw`([2-9]\d|100)`;
const RIM = String.raw`(1\d|2[0-6])`;
const BETWEEN = String.raw`(?:[\s/\\.x_-]{0,3}|,)`;
const COMMERCIAL = String.raw`(\s?CP?(?![\p{L}\p{N}]))?`;

/** XL and TL are often written without a space before them. */
const ENDS = String.raw`(?=(?:[XT]L)?(?![\p{L}\p{N}]))`;

/** Groups: width, profile, construction, rim, commercial. Old spellings put the speed before the R: 205/55 VR16. */
export const FULL_SIZE = new RegExp(
  `${NOT_IN_A_WORD}(?:P|LT)?${WIDTH}${BETWEEN}${PROFILE}${BETWEEN}([HSTVWYZ]?R|B|D)?${BETWEEN}${RIM}(?!\\p{N})${COMMERCIAL}${ENDS}`,
  'giu',
);
/** Groups: width, separator, profile. */
export const WIDTH_AND_PROFILE = new RegExp(
  `${NOT_IN_A_WORD}${WIDTH}(\\s?/\\s?|[\\s-])${PROFILE}(?:\\s?Z?R)?(?![\\p{L}\\p{N}/])`,
  'giu',
);
/** Groups: width, rim, commercial. Sizes of old cars and vans leave the profile out: 195 R14C. */
export const WIDTH_AND_RIM = new RegExp(
  `${NOT_IN_A_WORD}${WIDTH}\\s?R\\s?${RIM}(?!\\p{N})${COMMERCIAL}`,
  'giu',
);
/** Groups: rim after R, commercial, rim before inches. */
export const RIM_ALONE = new RegExp(
  `${NOT_IN_A_WORD}(?:Z?R\\s?${RIM}(?!\\p{N})${COMMERCIAL}|${RIM}[\\s-]?(?:"|''|”|″|inch(?:es)?|in))(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Widths and profiles are made in steps of five; other numbers are something else. */
const STEP = 5;

/** Makes a size of the groups of FULL_SIZE, or null when the numbers are none that tyres are made in. */
export function sizeOf(
  width: string,
  profile: string,
  construction: string | undefined,
  rim: string,
  commercial: string | undefined,
): TyreSize | null {
  if (Number(width) % STEP || Number(profile) % STEP) return null;
  const radial = construction?.toUpperCase().endsWith('R') ?? false;
  return {
    width: Number(width),
    profile: Number(profile),
    diameter: Number(rim),
    construction: !radial ? '-' : construction?.toUpperCase() === 'ZR' ? 'ZR' : 'R',
    commercial: Boolean(commercial),
  };
}

/** Writes a size as the shop does: 205/55 R16, 195/75 R16C, 120/70 ZR17, 120/70-17; of a part only what is there. */
export function sizeLabel({ width, profile, diameter, construction, commercial }: SizePiece): string {
  const section = width && profile ? `${width}/${profile}` : width ? String(width) : '';
  if (!diameter) return section;
  // Car and van widths end in 5 and their tyres are radial, whatever was typed; motorcycle widths end in 0.
  const motorcycle = Boolean(profile) && width !== undefined && width % 10 === 0;
  const rim =
    motorcycle && construction === '-' ? `-${diameter}` : ` ${motorcycle ? construction : 'R'}${diameter}`;
  return `${section}${rim}${commercial ? 'C' : ''}`.trim();
}
