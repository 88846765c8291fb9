import type { DeliveryRate } from '@treadline/schema/trade/places/delivery-rate';
import { createContext } from 'react';

/** What the shop promises with every tyre, for the places where a shopper decides. */
export interface ShopTerms {
  /** The days between which a standard order placed now arrives on the UK mainland. */
  estimatedDelivery: { from: string; to: string };
  /** The subtotal in pence from which standard delivery is free. */
  freeDeliveryFrom: number;
  /** The delivery methods to the UK mainland. */
  delivery: readonly DeliveryRate[];
  /** Whether shop and tyres are made up. */
  isDemonstration: boolean;
  claims: { returns: string; warranty: string };
}

/** Null outside the shop's frame. */
export const ShopTermsContext = createContext<ShopTerms | null>(null);
