import { formatPrice } from '@treadline/schema/trade/values/money';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import {
  deliveryLeft,
  isTyre,
  leftToRefund,
  unitsToReceive,
  unitsToRefund,
  worthOf,
  type Deduction,
  type Order,
  type Reduction,
  type Refund,
  type RefundedUnits,
} from '../../orders/index.ts';

/** The part of a payment that a request asks to refund. Money is in pence. */
export interface RequestedPart {
  /** Replaces the price of the units and delivery; null to refund that price. */
  readonly amount: number | null;
  readonly delivery: number;
  readonly lines: readonly RefundedUnits[];
  /** The tyres that a claim's refund belongs to. */
  readonly reduces?: Reduction | null;
  /** Named differences between the price and a lower amount. */
  readonly deductions?: readonly Deduction[];
}

/** A validated part. */
export type Part = Pick<Refund, 'amount' | 'delivery' | 'lines' | 'reduces' | 'deductions'>;

const unitsText = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

function faultsOfLines(order: Order, refunds: readonly Refund[], requested: RequestedPart): FieldError[] {
  return requested.lines.flatMap(({ lineId, quantity, restock }, index): FieldError[] => {
    const fault = (field: string, message: string) => [{ path: `lines.${index}.${field}`, message }];
    const line = order.lines.getItems().find(({ id }) => id === lineId);
    if (!line) return fault('lineId', 'This order doesn’t have that line');
    if (requested.lines.findIndex((other) => other.lineId === lineId) !== index)
      return fault('lineId', 'Name each line once');
    const left = unitsToRefund(line, refunds);
    if (quantity > left)
      return fault(
        'quantity',
        left === 0 ? 'All units of this line have been refunded' : `Only ${unitsText(left)} left to refund`,
      );
    if (restock && !isTyre(line)) return fault('restock', 'A plan has no units to put back on sale');
    const away = unitsToReceive(line, refunds);
    if (restock && quantity > away)
      return fault(
        'restock',
        away === 0 ? 'All units of this line are already back' : `Only ${unitsText(away)} can come back`,
      );
    return [];
  });
}

/** Adds the current worth to each line, in pence. */
function valued(order: Order, refunds: readonly Refund[], lines: readonly RefundedUnits[]) {
  return lines.map((units) => {
    const line = order.lines.getItems().find(({ id }) => id === units.lineId);
    return { ...units, worth: line ? worthOf(line, refunds, units.quantity) : 0 };
  });
}

/** The price of a part's units and delivery charge, in pence. */
const priceOf = (order: Order, refunds: readonly Refund[], { lines, delivery }: RequestedPart): number =>
  valued(order, refunds, lines).reduce((sum, { worth }) => sum + worth, delivery);

/** Whether a part names units or a delivery charge, whose price then limits its amount. */
const namesSomething = ({ lines, delivery }: RequestedPart): boolean => lines.length > 0 || delivery > 0;

function faultOfAmount(order: Order, refunds: readonly Refund[], requested: RequestedPart): string | null {
  const left = leftToRefund(order, refunds);
  const price = priceOf(order, refunds, requested);
  const amount = requested.amount ?? price;
  if (amount < 1) return 'The amount must be above zero';
  if (amount > left) return `Only ${formatPrice(left)} is left to refund`;
  if (order.invoiceSerial === null && amount !== left)
    return 'Nothing was sold for this payment, so it can only be refunded in full';
  if (namesSomething(requested) && amount > price)
    return `These come to ${formatPrice(price)}; refund no more than that`;
  return null;
}

/**
 * Validates a requested part against what is left of the order.
 * @returns the part, or its validation errors.
 */
export function readPart(
  order: Order,
  refunds: readonly Refund[],
  requested: RequestedPart,
): Part | { readonly faults: FieldError[] } {
  const faults = faultsOfLines(order, refunds, requested);
  const delivery = deliveryLeft(order, refunds);
  if (requested.delivery > delivery)
    faults.push({
      path: 'deliveryCharge',
      message: `Only ${formatPrice(delivery)} of the delivery charge is left to refund`,
    });
  const fault = faults.length > 0 ? null : faultOfAmount(order, refunds, requested);
  if (fault) faults.push({ path: 'amount', message: fault });
  if (faults.length > 0) return { faults };
  return {
    amount: requested.amount ?? priceOf(order, refunds, requested),
    delivery: requested.delivery,
    lines: valued(order, refunds, requested.lines),
    reduces: requested.reduces ?? null,
    deductions: requested.deductions ?? [],
  };
}

/** Validates a failed refund's part again. Its amount can shrink if the units are worth less now, but never grow. */
export function readAgain(
  order: Order,
  refunds: readonly Refund[],
  failed: Refund,
): ReturnType<typeof readPart> {
  const { amount, delivery, reduces, deductions } = failed;
  const isBack = ({ lineId, quantity }: RefundedUnits): boolean =>
    order.lines.getItems().some((line) => line.id === lineId && quantity > unitsToReceive(line, refunds));
  // Units that this refund restocked earlier, or that came back meanwhile, mustn't be restocked again.
  const lines = failed.lines.map((units) =>
    units.restock && (failed.restocked || isBack(units)) ? { ...units, restock: false } : units,
  );
  const requested = { amount, delivery, lines, reduces, deductions };
  const most = namesSomething(requested) ? priceOf(order, refunds, requested) : amount;
  const part = readPart(order, refunds, { ...requested, amount: Math.min(amount, most) });
  if ('faults' in part) return part;
  if (!failed.restocked) return part;
  const restocks = new Map(failed.lines.map(({ lineId, restock }) => [lineId, restock]));
  return {
    ...part,
    lines: part.lines.map((units) => ({ ...units, restock: restocks.get(units.lineId) ?? false })),
  };
}
