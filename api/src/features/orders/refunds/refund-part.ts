import { formatPrice } from '@treadline/schema/trade/money';
import type { FieldError } from '../../../platform/invalid-input.ts';
import { isTyre, type Order } from '../order.entity.ts';
import { deliveryLeft, leftToRefund, unitsToReceive, unitsToRefund } from './refund-sums.ts';
import type { Refund, RefundedUnits } from './refund.entity.ts';

/** A part of what was paid, as it is asked for. Money in pence. */
export interface WishedPart {
  /** In place of the price of the units; null if that is meant. */
  readonly amount: number | null;
  readonly delivery: number;
  readonly lines: readonly RefundedUnits[];
}

/** A part that can be paid back. */
export type Part = Pick<Refund, 'amount' | 'delivery' | 'lines'>;

const unitsText = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

function faultsOfLines(order: Order, refunds: readonly Refund[], wished: WishedPart): FieldError[] {
  return wished.lines.flatMap(({ lineId, quantity, restock }, index): FieldError[] => {
    const fault = (field: string, message: string) => [{ path: `lines.${index}.${field}`, message }];
    const line = order.lines.getItems().find(({ id }) => id === lineId);
    if (!line) return fault('lineId', 'This order has no such line');
    if (wished.lines.findIndex((other) => other.lineId === lineId) !== index)
      return fault('lineId', 'Name each line once');
    const left = unitsToRefund(line, refunds);
    if (quantity > left)
      return fault(
        'quantity',
        left === 0 ? 'All units of this line are refunded' : `Only ${unitsText(left)} left to refund`,
      );
    if (restock && !isTyre(line)) return fault('restock', 'A plan has nothing that goes back on sale');
    const away = unitsToReceive(line, refunds);
    if (restock && quantity > away)
      return fault(
        'restock',
        away === 0 ? 'All units of this line are back already' : `Only ${unitsText(away)} can come back`,
      );
    return [];
  });
}

/** The price of the units and the delivery charge of a part, in pence. */
function priceOf(order: Order, { lines, delivery }: WishedPart): number {
  const prices = new Map(order.lines.getItems().map(({ id, unitPrice }) => [id, unitPrice]));
  return lines.reduce((sum, { lineId, quantity }) => sum + (prices.get(lineId) ?? 0) * quantity, delivery);
}

function faultOfAmount(order: Order, refunds: readonly Refund[], wished: WishedPart): string | null {
  const left = leftToRefund(order, refunds);
  const price = priceOf(order, wished);
  const amount = wished.amount ?? price;
  if (amount < 1) return 'The amount must be above zero';
  if (amount > left) return `Only ${formatPrice(left)} is left to refund`;
  if (order.invoiceSerial === null && amount !== left)
    return 'Nothing was sold for this payment, so it can only be refunded in full';
  if (price > 0 && amount > price) return `These come to ${formatPrice(price)}; refund no more than that`;
  return null;
}

/**
 * Reads a part of what was paid against what is left of the order.
 * @returns the part, or each field that is wrong with it.
 */
export function readPart(
  order: Order,
  refunds: readonly Refund[],
  wished: WishedPart,
): Part | { readonly faults: FieldError[] } {
  const faults = faultsOfLines(order, refunds, wished);
  const delivery = deliveryLeft(order, refunds);
  if (wished.delivery > delivery)
    faults.push({
      path: 'deliveryCharge',
      message: `Only ${formatPrice(delivery)} of the delivery charge is left to refund`,
    });
  const fault = faults.length > 0 ? null : faultOfAmount(order, refunds, wished);
  if (fault) faults.push({ path: 'amount', message: fault });
  if (faults.length > 0) return { faults };
  return { amount: wished.amount ?? priceOf(order, wished), delivery: wished.delivery, lines: wished.lines };
}
