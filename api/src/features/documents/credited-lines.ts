import { deliveryMethodLabels } from '@treadline/schema/trade/delivery-method';
import type { Order } from '../orders/order.entity.ts';
import type { BookedRefund } from '../orders/order.events.ts';
import type { DocumentLine } from './document.entity.ts';

type Units = ReadonlyMap<number, number>;

/** Units of each line that refunds name. */
function unitsOf(refunds: readonly BookedRefund[]): Units {
  const units = new Map<number, number>();
  for (const { lineId, quantity } of refunds.flatMap(({ lines }) => lines))
    units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}

const deliveryOf = (refunds: readonly BookedRefund[]): number =>
  refunds.reduce((sum, { delivery }) => sum + delivery, 0);

/** A line for the units of each tyre, and one for the delivery charge. */
function linesFor({ lines, deliveryMethod }: Order, units: Units, delivery: number): DocumentLine[] {
  const goods = lines.getItems().flatMap(({ id, productName, productSku, unitPrice }): DocumentLine[] => {
    const quantity = units.get(id) ?? 0;
    const amount = quantity * unitPrice;
    return quantity > 0 ? [{ description: productName, sku: productSku, quantity, unitPrice, amount }] : [];
  });
  return delivery > 0 ? [...goods, plainLine(deliveryMethodLabels[deliveryMethod], delivery)] : goods;
}

const plainLine = (description: string, amount: number): DocumentLine => ({
  description,
  sku: null,
  quantity: null,
  unitPrice: null,
  amount,
});

const sumOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The same lines with a part of their price each; the last one takes the odd pence. */
function shared(lines: readonly DocumentLine[], amount: number): DocumentLine[] {
  const price = sumOf(lines);
  let left = amount;
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const part = isLast ? left : Math.round((line.amount * amount) / price);
    left -= part;
    return { ...line, unitPrice: null, amount: part };
  });
}

/**
 * What a refund credits, line by line: the tyres and the delivery charge that it names, or, if it pays back all
 * that was left, those that no other refund named. An amount that belongs to neither is a reduction of the price.
 * @param earlier the order's other refunds that count.
 */
export function creditedLines(
  order: Order,
  refund: BookedRefund,
  earlier: readonly BookedRefund[],
): DocumentLine[] {
  const { amount } = refund;
  const isRest = amount + earlier.reduce((sum, other) => sum + other.amount, 0) === order.total;
  const isNamed = refund.lines.length > 0 || refund.delivery > 0;
  const gone = unitsOf(earlier);
  const rest = new Map(
    order.lines.getItems().map(({ id, quantity }) => [id, quantity - (gone.get(id) ?? 0)]),
  );
  const lines = isNamed
    ? linesFor(order, unitsOf([refund]), refund.delivery)
    : isRest
      ? linesFor(order, rest, order.shipping - deliveryOf(earlier))
      : [];
  const price = sumOf(lines);
  if (price === amount) return lines;
  return price > amount
    ? shared(lines, amount)
    : [...lines, plainLine('Reduction of the price', amount - price)];
}
