import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import { planEnd } from '@treadline/schema/trade/order/road-hazard-plan';
import { inLondon } from '../../../platform/text/london-time.ts';
import { tyresOf, unitsToRefund, type Order, type RefundRow, type TyreLine } from '../orders/index.ts';

/** The road hazard plan for the tyres of one line of an order. Days are London's, as YYYY-MM-DD. */
export interface PlanCover {
  /** The certificate's number. */
  readonly number: string;
  /** The order line with the tyres that it covers. */
  readonly line: TyreLine;
  /** How many tyres it covers: those for which neither plan nor tyre was refunded. */
  readonly tyres: number;
  readonly months: number;
  /** The day of delivery, when cover starts; null until then. */
  readonly from: string | null;
  /** The last day of cover; null until it starts. */
  readonly until: string | null;
}

/**
 * The plans that an order has, one for each line of tyres; empty until it's paid and once it's cancelled or refunded.
 * @param refunds all refunds of the order.
 */
export function planCovers(
  order: Order,
  refunds: readonly Pick<RefundRow, 'status' | 'lines'>[],
): PlanCover[] {
  if (!isPaymentKept(order.paymentStatus) || orderStatuses[order.status].tyres === 'NEVER_SENT') return [];
  const from = order.deliveredAt && inLondon(order.deliveredAt).day;
  return tyresOf(order).flatMap((line, index): PlanCover[] => {
    const plan = order.lines.getItems().filter(({ coversLineId }) => coversLineId === line.id);
    const months = plan[0]?.planMonths ?? 0;
    const planned = plan.reduce((sum, bought) => sum + unitsToRefund(bought, refunds), 0);
    const tyres = Math.min(planned, unitsToRefund(line, refunds));
    if (tyres === 0) return [];
    const number = `${order.number}-${index + 1}`;
    return [{ number, line, tyres, months, from, until: from && planEnd(from, months) }];
  });
}
