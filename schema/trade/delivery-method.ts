import { valuesOf } from './words.ts';

/** How an order reaches its door. */
export const deliveryMethodLabels = {
  STANDARD: 'Standard delivery',
  EXPRESS: 'Express delivery',
  EMERGENCY: 'Emergency delivery',
} as const;

export type DeliveryMethod = keyof typeof deliveryMethodLabels;

export const DELIVERY_METHODS = valuesOf(deliveryMethodLabels);

/** What a way of delivery costs, and from which subtotal on it is free; null where it never is. Pence. */
export interface DeliveryRate {
  readonly price: number;
  readonly freeFrom: number | null;
}

/** The fee for goods worth `subtotal`, all in pence. */
export function deliveryFee({ price, freeFrom }: DeliveryRate, subtotal: number): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : price;
}
