import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';

/** Why the cart holds only this quantity of a tyre although more was requested. Without its full stop. */
export function shortenedSentence(name: string, quantity: number): string {
  return quantity === MAX_QUANTITY
    ? `One order takes up to ${MAX_QUANTITY} of ${name}`
    : `Your cart has all ${quantity} available of ${name}`;
}
