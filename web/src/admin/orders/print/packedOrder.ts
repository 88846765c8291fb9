import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import type { PrintOrdersQuery } from './PrintOrders.generated.ts';
import { unitsToSend } from './unitsToSend.ts';

/** An order as its printed documents show it. */
export type PrintedOrder = NonNullable<PrintOrdersQuery['orders']>['items'][number];

/** The order without plans and, until it's sent, without refunded or restocked tyres. */
export function packedOrder(order: PrintedOrder): PrintedOrder {
  const tyres = order.lines.filter(({ kind }) => kind === 'TYRE');
  if (!UNSENT_STATUSES.includes(order.status)) return { ...order, lines: tyres };
  const lines = tyres
    .map((line) => ({ ...line, quantity: unitsToSend(line) }))
    .filter(({ quantity }) => quantity > 0);
  return { ...order, lines, itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
