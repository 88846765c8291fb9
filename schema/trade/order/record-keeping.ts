/** How many years invoices and credit notes must be kept after their financial year (VATA 1994, schedule 11). */
export const RECORD_YEARS = 6;

/** The start of the financial year, as month and day. */
const YEAR_BEGINS = '04-01';

/** The first day whose documents still have to be kept. @param today as 2026-11-24. */
export function recordsKeptFrom(today: string): string {
  const [year = '', month = '', day = ''] = today.split('-');
  const began = Number(year) - (`${month}-${day}` >= YEAR_BEGINS ? 0 : 1);
  return `${began - RECORD_YEARS}-${YEAR_BEGINS}`;
}
