/**
 * From this many years in use tyres want a thorough look once a year, whatever tread is left. Tyre makers say so, among
 * them Michelin: "after five years or more in use, your tyres should be thoroughly inspected at least once per year".
 */
export const YEARLY_CHECK_FROM_YEARS = 5;

/**
 * The least tread of a car’s or van’s tyre by law, in millimetres, across the central three-quarters and all the way
 * round (Road Vehicles (Construction and Use) Regulations 1986, regulation 27).
 */
export const LEGAL_TREAD_MM = 1.6;

/** The tread at which many advise changing, because wet grip falls well before the law’s limit. In millimetres. */
export const ADVISED_TREAD_MM = 3;

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;

/**
 * How far tyres have gone by now, estimated from how far their driver goes in a year.
 * @param fittedOn the day, for example 2024-05-01.
 * @returns miles, rounded to the hundred.
 */
export function estimatedMiles(fittedOn: string, milesPerYear: number, now: Date): number {
  const days = Math.max(0, (now.getTime() - Date.parse(fittedOn)) / DAY_MS);
  return Math.round(((days / DAYS_PER_YEAR) * milesPerYear) / 100) * 100;
}
