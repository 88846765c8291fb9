/** How much one figure is of another, in per cent; null if there's nothing of it. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1000) / whole) / 10 : null;

/** The change of a figure in per cent; null if it was zero before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) * 100) / before) : null;
