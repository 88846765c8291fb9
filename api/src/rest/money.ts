const PENCE = 100;

/** Pounds as a JSON number with at most two decimals. @param pence whole pence. */
export const pounds = (pence: number): number => pence / PENCE;

/** Pounds where there may be none. */
export const poundsOrNull = (pence: number | null): number | null => (pence === null ? null : pounds(pence));

/** Whole pence, half a penny rounded up. @param amount pounds. */
export const pence = (amount: number): number => Math.round(amount * PENCE);
