import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSettingValues } from '../../../operations/settings/index.ts';
import { readyFor, type FittingBooking } from '../../../shop/fitting/index.ts';
import type { Order } from '../../orders/index.ts';
import { hasArrived } from './booking-rules.ts';

/**
 * The first instant at which an order's tyres can be fitted at a centre, or by a van: now if they're there, otherwise
 * counted from the payment, or from when a supplier's tyres are here.
 */
export async function tyresReady(
  em: EntityManager,
  order: Order,
  place: Pick<FittingBooking, 'centreSlug'>,
  now: Date,
  settings: ShopSettingValues,
): Promise<Date> {
  if (hasArrived(order)) return now;
  return readyFor(em, place, { now, settings, waitDays: 0 }, order.suppliedBy ?? order.paidAt ?? now);
}
