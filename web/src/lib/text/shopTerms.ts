import type { DeliveryRate } from '@treadline/schema/trade/places/delivery-rate';
import { createContext } from 'react';

/** The shop's terms for every tyre, for places where a shopper decides. */
export interface ShopTerms {
  /** The delivery days of a standard order placed now, for the UK mainland. */
  estimatedDelivery: { from: string; to: string };
  /** The same for tyres that a supplier sends first, by its working days. */
  suppliedDelivery: readonly { supplierDays: number; estimatedDelivery: { from: string; to: string } }[];
  /** The subtotal in pence from which standard delivery is free. */
  freeDeliveryFrom: number;
  /** The delivery methods to the UK mainland. */
  delivery: readonly DeliveryRate[];
  /** The town around which tyres are fitted soonest. */
  baseTown: string;
  /** Whether the shop and its tyres are fictitious. */
  isDemonstration: boolean;
  claims: { returns: string; warranty: string };
}

/** Null outside the shop's frame. */
export const ShopTermsContext = createContext<ShopTerms | null>(null);
