import { parsePrice } from '@treadline/schema/trade/values/money';
import type { RefundOrderInput } from '../../apollo/schema.generated.ts';
import type { RefundableLine, RefundableOrder } from './refundOrder.ts';

/** Units of a line to refund. */
export interface DraftUnits {
  quantity: number;
  restock: boolean;
}

/** A refund as typed in its dialog. */
export interface RefundDraft {
  /** By units and delivery charge, or by amount. */
  by: 'UNITS' | 'AMOUNT';
  /** By line id. */
  units: Readonly<Record<string, DraftUnits>>;
  withDelivery: boolean;
  /** In pounds, as typed; optional when refunding units. */
  amount: string;
  reason: string;
}

export function emptyDraft({ lines }: Pick<RefundableOrder, 'lines'>, restock: boolean): RefundDraft {
  const units = Object.fromEntries(lines.map(({ id }) => [id, { quantity: 0, restock }]));
  return { by: 'UNITS', units, withDelivery: false, amount: '', reason: '' };
}

/** The draft's units with those of one line changed. Fitting follows its tyres, because nobody fits refunded ones. */
export function withUnits(
  units: RefundDraft['units'],
  { lines }: Pick<RefundableOrder, 'lines'>,
  lineId: string,
  changed: DraftUnits,
): RefundDraft['units'] {
  const fitting = lines.find(({ kind, coversLineId }) => kind === 'FITTING' && coversLineId === lineId);
  const quantity = Math.min(changed.quantity, fitting?.refundableUnits ?? 0);
  return {
    ...units,
    [lineId]: changed,
    ...(fitting && { [fitting.id]: { quantity, restock: false } }),
  };
}

/** The price of the units and the delivery charge, in pence. */
export function priceOf(
  draft: RefundDraft,
  order: Pick<RefundableOrder, 'lines' | 'refundableDelivery'>,
): number {
  const goods = order.lines.reduce(
    (sum, { id, refundableSums }) => sum + (refundableSums[(draft.units[id]?.quantity ?? 0) - 1] ?? 0),
    0,
  );
  return goods + (draft.withDelivery ? (order.refundableDelivery ?? 0) : 0);
}

/** The amount to refund, in pence; null while it's unknown. */
export function sumOf(
  draft: RefundDraft,
  order: Pick<RefundableOrder, 'lines' | 'refundableDelivery'>,
): number | null {
  const typed = draft.amount.trim();
  const amount = typed === '' ? null : parsePrice(typed);
  if (draft.by === 'AMOUNT') return amount;
  const price = priceOf(draft, order);
  if (price === 0) return null;
  return typed === '' ? price : amount;
}

/** Why the amount can't be refunded, in a sentence; null if it can. */
export function faultOf(
  draft: RefundDraft,
  order: RefundableOrder,
  formatted: (pence: number) => string,
): string | null {
  const sum = sumOf(draft, order);
  const left = order.refundable ?? 0;
  if (sum === null)
    return draft.by === 'AMOUNT' || draft.amount.trim() !== ''
      ? 'Enter an amount in pounds, such as 84.48'
      : 'Choose the tyres to refund, or the delivery charge';
  if (sum === 0) return 'The amount must be above zero';
  if (sum > left) return `Only ${formatted(left)} is left to refund`;
  const price = priceOf(draft, order);
  return draft.by === 'UNITS' && sum > price ? `You can refund at most ${formatted(price)} for these` : null;
}

const restockable = ({ receivableUnits, refundableUnits }: RefundableLine, quantity: number): boolean =>
  quantity <= (receivableUnits ?? 0) && quantity <= (refundableUnits ?? 0);

/** The draft as API input. */
export function inputOf(draft: RefundDraft, order: RefundableOrder, key: string): RefundOrderInput {
  const common = {
    orderId: order.id,
    reason: draft.reason.trim() || null,
    key,
    revision: order.refundRevision,
  };
  const amount = draft.amount.trim() === '' ? null : sumOf(draft, order);
  if (draft.by === 'AMOUNT') return { ...common, amount };
  const lines = order.lines.flatMap((line) => {
    const { quantity, restock } = draft.units[line.id] ?? { quantity: 0, restock: false };
    const isBack = restock && restockable(line, quantity);
    return quantity > 0 ? [{ lineId: line.id, quantity, restock: isBack }] : [];
  });
  return { ...common, amount, lines, deliveryCharge: draft.withDelivery ? order.refundableDelivery : null };
}
