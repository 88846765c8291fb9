import { deliveryMethods, type DeliveryMethod } from '@treadline/schema/trade/places/delivery-method';

interface Delivery {
  readonly method: DeliveryMethod;
  /** In pence. */
  readonly price: number;
  readonly estimatedDelivery: { readonly to: string };
}

/** A delivery method, and the day by which it arrives. */
interface Arriving {
  readonly name: string;
  readonly by: string;
  readonly price: number;
}

/**
 * The delivery methods that arrive by a day, cheapest first, and the soonest of all. Each method's last day counts,
 * because it isn't a promise otherwise.
 * @param day such as 2026-11-28.
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
  if (!first) throw new TypeError('The shop has no delivery methods.');
  return {
    inTime: all.filter(({ by }) => by <= day),
    soonest: others.reduce((least, one) => (one.by < least.by ? one : least), first),
  };
}
