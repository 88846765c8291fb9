import { inLondon } from '../../../../platform/text/london-time.ts';
import type { FittingBooking } from '../../../shop/fitting/index.ts';
import type { Order } from './order.entity.ts';

/**
 * The promise of an order all of whose tyres are fitted: on the day of its last fitting. A van takes its tyres along.
 * @param fittings empty if any tyres are delivered, which leaves the promise as it is.
 */
export function fittedPromise(
  promise: Pick<Order, 'dispatchBy' | 'deliverBy'>,
  fittings: readonly Pick<FittingBooking, 'way' | 'startsAt'>[],
): Pick<Order, 'dispatchBy' | 'deliverBy'> {
  const last = fittings
    .map(({ startsAt }) => inLondon(startsAt).day)
    .toSorted()
    .at(-1);
  if (last === undefined) return promise;
  const visit = fittings.find(({ way }) => way === 'MOBILE')?.startsAt;
  const isOnlyVisit = visit !== undefined && fittings.length === 1;
  return { dispatchBy: isOnlyVisit ? visit : promise.dispatchBy, deliverBy: last };
}
