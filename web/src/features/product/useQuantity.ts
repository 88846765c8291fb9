import { firstQuantity, MIN_QUANTITY, type TyrePlace } from '@treadline/schema/trade/listing/quantity';
import { useState } from 'react';

interface OfferedTyre extends TyrePlace {
  id: number;
  stockQuantity: number;
}

/**
 * The quantity of a tyre that the shopper wants. Another tyre starts with its own usual quantity.
 * @param tyre undefined while none is chosen.
 */
export function useQuantity(tyre: OfferedTyre | undefined): [number, (quantity: number) => void] {
  const [wanted, setWanted] = useState<{ id: number; quantity: number } | null>(null);
  const usual = tyre ? firstQuantity(tyre, tyre.stockQuantity) : MIN_QUANTITY;
  const quantity = wanted && wanted.id === tyre?.id ? wanted.quantity : usual;
  return [quantity, (next) => tyre && setWanted({ id: tyre.id, quantity: next })];
}
