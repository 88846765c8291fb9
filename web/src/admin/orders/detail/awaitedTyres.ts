import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { formatDate } from '../../../lib/text/format.ts';
import type { AdminOrder } from './adminOrder.ts';

type Supply = NonNullable<AdminOrder['supplies']>[number];

/** The progress of units that come from a supplier: "3 from Bond Wholesale: 1 here, 2 to order". */
export function supplyText({ supplierName, quantity, arrived, onOrder, expectedOn }: Supply): string {
  const open = quantity - arrived - onOrder;
  const parts = [
    arrived > 0 ? `${arrived} here` : null,
    onOrder > 0 ? `${onOrder} expected ${expectedOn ? formatDate(expectedOn) : 'soon'}` : null,
    open > 0 ? `${open} to order` : null,
  ];
  return `${quantity} from ${supplierName}: ${parts.filter(Boolean).join(', ')}`;
}

/** The tyres that an order can't leave without and that a supplier still has to deliver. */
export const awaitedTyres = ({ status, supplies }: Pick<AdminOrder, 'status' | 'supplies'>): Supply[] =>
  UNSENT_STATUSES.includes(status)
    ? (supplies ?? []).filter(({ quantity, arrived }) => arrived < quantity)
    : [];

/** The link to what staff can do now: order the awaited tyres, or look at the purchase that brings them. */
export function nextForAwaited(awaited: readonly Supply[]): { to: string; label: string } | null {
  if (awaited.length === 0) return null;
  if (awaited.some(({ quantity, arrived, onOrder }) => arrived + onOrder < quantity))
    return { to: '/admin/purchases', label: 'Order now' };
  const purchase = awaited.find(({ purchaseId }) => purchaseId !== null)?.purchaseId;
  return purchase ? { to: `/admin/purchases/${purchase}`, label: `See purchase ${purchase}` } : null;
}
