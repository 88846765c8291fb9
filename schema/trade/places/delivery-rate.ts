/** The fee of a delivery method and the subtotal from which it is free, in pence; null if it never is. */
export interface DeliveryRate {
  readonly price: number;
  readonly freeFrom: number | null;
}

/** The rate that is cheapest for goods worth `subtotal` pence; undefined if there are none. */
export function cheapestRate<Rate extends DeliveryRate>(
  rates: readonly Rate[],
  subtotal: number,
): Rate | undefined {
  return rates.toSorted((a, b) => deliveryFee(a, subtotal) - deliveryFee(b, subtotal))[0];
}

/** The fee for goods worth `subtotal`, all in pence. */
export function deliveryFee({ price, freeFrom }: DeliveryRate, subtotal: number): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : price;
}
