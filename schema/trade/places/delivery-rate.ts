/** The charge of a delivery method and the subtotal from which it's free, in pence; null if it never is. */
export interface DeliveryRate {
  readonly price: number;
  readonly freeFrom: number | null;
}

/** The cheapest rate for goods worth `subtotal` pence; undefined for an empty list. */
export function cheapestRate<Rate extends DeliveryRate>(
  rates: readonly Rate[],
  subtotal: number,
): Rate | undefined {
  return rates.toSorted((a, b) => deliveryFee(a, subtotal) - deliveryFee(b, subtotal))[0];
}

/** The charge for goods worth `subtotal`, all in pence. */
export function deliveryFee({ price, freeFrom }: DeliveryRate, subtotal: number): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : price;
}
