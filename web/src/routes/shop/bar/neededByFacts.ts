import { deliveryMethods, type DeliveryMethod } from '@treadline/schema/trade/places/delivery-method';

interface Delivery {
  readonly method: DeliveryMethod;
  /** Pence. */
  readonly price: number;
  readonly estimatedDelivery: { readonly to: string };
}

/** A way of delivery, and the day by which it has arrived. */
interface Arriving {
  readonly name: string;
  readonly by: string;
  readonly price: number;
}

/**
 * The deliveries that have arrived by a day, the cheapest first, and the soonest of all. What counts is the last day of
 * each, because a delivery that may be late is no promise.
 * @param day as 2026-11-28.
 */
export function neededByFacts(
  day: string,
  delivery: readonly Delivery[],
): { inTime: Arriving[]; soonest: Arriving } {
  const all = delivery
    .map(({ method, price, estimatedDelivery: { to } }) => ({
      name: deliveryMethods[method].label,
      by: to,
      price,
    }))
    .toSorted((one, other) => one.price - other.price);
  const [first, ...others] = all;
  if (!first) throw new TypeError('The shop has no delivery.');
  return {
    inTime: all.filter(({ by }) => by <= day),
    soonest: others.reduce((least, one) => (one.by < least.by ? one : least), first),
  };
}
