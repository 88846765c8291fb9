/** The load indexes that exist for cars, vans and motorcycles. */
export const LOAD_INDEXES = { min: 50, max: 130 } as const;

/** Kilograms for the load indexes above, from the lowest (ISO 4000-1). */
const LOADS_KG: readonly number[] = [
  190, 195, 200, 206, 212, 218, 224, 230, 236, 243, 250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335,
  345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615,
  630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090,
  1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850,
  1900,
];

export function isLoadIndex(number: number): boolean {
  return Number.isInteger(number) && number >= LOAD_INDEXES.min && number <= LOAD_INDEXES.max;
}

/**
 * The load in kilograms for one tyre with this load index.
 * @throws RangeError if the number isn't a load index.
 */
export function loadKgOf(loadIndex: number): number {
  const load = LOADS_KG[loadIndex - LOAD_INDEXES.min];
  if (load === undefined)
    throw new RangeError(`${loadIndex} isn’t a load index from ${LOAD_INDEXES.min} to ${LOAD_INDEXES.max}.`);
  return load;
}

const LOAD_INDEX = /^(\d{2,3})(?:\s*\/\s*(\d{2,3}))?$/;

/** Parses "91", or "107/105" with the index for twin wheels; null if the text isn't a load index. */
export function parseLoadIndex(text: string): { single: number; twin: number | null } | null {
  const [, first, second] = LOAD_INDEX.exec(text.trim()) ?? [];
  const [single, twin] = [Number(first), second === undefined ? null : Number(second)];
  return isLoadIndex(single) && (twin === null || isLoadIndex(twin)) ? { single, twin } : null;
}

/** As printed on the sidewall: 91, or 107/105 with the index for twin wheels. */
export function formatLoadIndex(single: number, twin: number | null): string {
  return twin === null ? String(single) : `${single}/${twin}`;
}

/** On twin wheels a van tyre carries at most this many steps less. */
const MOST_TWIN_STEPS = 6;

/** Whether a tyre with one load index can have the other on twin wheels: 107 and 105, but not 107 and 91. */
export function isTwinOf(twin: number, single: number): boolean {
  return twin <= single && single - twin <= MOST_TWIN_STEPS;
}
