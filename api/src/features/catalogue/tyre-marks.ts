/** A speed rating letter and the speed it stands for. */
export interface SpeedRating {
  readonly rating: string;
  readonly kmh: number;
  readonly mph: number;
}

/** Speed ratings in rising order (UN Regulation 30 and 75); H stands between U and V. Brackets mean "over". */
export const SPEED_RATINGS: readonly SpeedRating[] = [
  { rating: 'M', kmh: 130, mph: 81 },
  { rating: 'N', kmh: 140, mph: 87 },
  { rating: 'P', kmh: 150, mph: 93 },
  { rating: 'Q', kmh: 160, mph: 99 },
  { rating: 'R', kmh: 170, mph: 106 },
  { rating: 'S', kmh: 180, mph: 112 },
  { rating: 'T', kmh: 190, mph: 118 },
  { rating: 'U', kmh: 200, mph: 124 },
  { rating: 'H', kmh: 210, mph: 130 },
  { rating: 'V', kmh: 240, mph: 149 },
  { rating: 'Z', kmh: 240, mph: 149 },
  { rating: 'W', kmh: 270, mph: 168 },
  { rating: '(W)', kmh: 270, mph: 168 },
  { rating: 'Y', kmh: 300, mph: 186 },
  { rating: '(Y)', kmh: 300, mph: 186 },
];

const BY_RATING = new Map(SPEED_RATINGS.map((speed) => [speed.rating, speed]));

/** @throws RangeError for a letter that is no speed rating. */
export function speedOf(rating: string): SpeedRating {
  const speed = BY_RATING.get(rating);
  if (!speed) throw new RangeError(`"${rating}" is no speed rating.`);
  return speed;
}

/** The ratings that allow at least the speed of the given one; empty for a letter that is none. */
export function ratingsFrom(rating: string): string[] {
  const least = BY_RATING.get(rating.toUpperCase());
  return least ? SPEED_RATINGS.filter(({ kmh }) => kmh >= least.kmh).map((speed) => speed.rating) : [];
}

const LOWEST_LOAD_INDEX = 50;
/** Kilograms for the load indexes 50 to 130 (ISO 4000-1). */
const LOADS_KG = [
  190, 195, 200, 206, 212, 218, 224, 230, 236, 243, 250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335,
  345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615,
  630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090,
  1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850,
  1900,
] as const;

/** Kilograms one tyre of this load index carries. @throws RangeError outside 50 to 130. */
export function loadOf(loadIndex: number): number {
  const load = LOADS_KG[loadIndex - LOWEST_LOAD_INDEX];
  if (load === undefined) throw new RangeError(`${loadIndex} is no load index from 50 to 130.`);
  return load;
}
