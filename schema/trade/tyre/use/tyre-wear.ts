/**
 * After this many years in use tyres need a thorough check every year, whatever tread is left. Tyre makers say so, for
 * example Michelin: "after five years or more in use, your tyres should be thoroughly inspected at least once per
 * year".
 */
export const YEARLY_CHECK_FROM_YEARS = 5;

/**
 * The legal minimum tread of a car or van tyre, in millimetres, across the central three-quarters and all the way
 * round (Road Vehicles (Construction and Use) Regulations 1986, regulation 27).
 */
export const LEGAL_TREAD_MM = 1.6;

/** The tread at which many advise a change, because wet grip drops well before the legal limit. In millimetres. */
export const ADVISED_TREAD_MM = 3;

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;

/**
 * The distance tyres have covered by now, estimated from the driver's yearly mileage.
 * @param fittedOn the day, for example 2024-05-01.
 * @returns miles, rounded to the hundred.
 */
export function estimatedMiles(fittedOn: string, milesPerYear: number, now: Date): number {
  const days = Math.max(0, (now.getTime() - Date.parse(fittedOn)) / DAY_MS);
  return Math.round(((days / DAYS_PER_YEAR) * milesPerYear) / 100) * 100;
}
