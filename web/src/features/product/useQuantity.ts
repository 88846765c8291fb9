import { firstQuantity, type TyrePlace } from '@treadline/schema/trade/quantity';
import { useState } from 'react';

interface OfferedTyre extends TyrePlace {
  id: number;
  stockQuantity: number;
}

/** How many of a tyre the shopper wants. Another tyre starts with its own usual quantity. */
export function useQuantity(tyre: OfferedTyre): [number, (quantity: number) => void] {
  const [wanted, setWanted] = useState<{ id: number; quantity: number } | null>(null);
  const quantity = wanted?.id === tyre.id ? wanted.quantity : firstQuantity(tyre, tyre.stockQuantity);
  return [quantity, (next) => setWanted({ id: tyre.id, quantity: next })];
}
