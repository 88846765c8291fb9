const PENCE_IN_A_POUND = 100;
const DEFAULT_MAXIMUM_POUNDS = 500;
const STEP_POUNDS = 100;

/** Where the price slider ends, in pounds: the top price rounded up to the next £100; £500 when none is known. */
export function sliderMaximum(topPricePence: number): number {
  if (topPricePence <= 0) return DEFAULT_MAXIMUM_POUNDS;
  return Math.ceil(topPricePence / PENCE_IN_A_POUND / STEP_POUNDS) * STEP_POUNDS;
}

/** Pounds as typed into a price field, as whole pence; null when it is empty, nothing or below nothing. */
export function priceFrom(text: string): number | null {
  const pounds = text.trim() === '' ? Number.NaN : Number(text);
  return pounds > 0 && Number.isFinite(pounds) ? Math.round(pounds * PENCE_IN_A_POUND) : null;
}
