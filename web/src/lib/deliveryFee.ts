/** What a way of delivery costs, and from which subtotal it is free. Pence. */
export interface DeliveryRate {
  price: number;
  freeFrom: number | null;
}

/** The fee for goods worth `subtotal`, all in pence. What is charged is the server's quote, by the same rule. */
export function deliveryFee({ price, freeFrom }: DeliveryRate, subtotal: number): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : price;
}
