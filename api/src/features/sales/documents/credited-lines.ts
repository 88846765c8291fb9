import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { leftOfLine, unitsToRefund, type BookedRefund, type Order } from '../orders/index.ts';
import type { DocumentDeduction, DocumentLine } from './record/document.entity.ts';

/** How many units of each order line are credited, and their credit in pence. */
type Units = ReadonlyMap<number, { readonly quantity: number; readonly worth: number }>;

/** Units that a refund names. Refunds of earlier releases have no `worth`: they credited the full price. */
const unitsNamed = ({ lines }: Order, refund: BookedRefund): Units =>
  new Map(
    refund.lines.map(({ lineId, quantity, worth }) => {
      const price = lines.getItems().find(({ id }) => id === lineId)?.unitPrice ?? 0;
      return [lineId, { quantity, worth: worth ?? quantity * price }];
    }),
  );

/** Units that no refund names, with the rest of their price. */
const unitsLeft = ({ lines }: Order, refunds: readonly BookedRefund[]): Units =>
  new Map(
    lines
      .getItems()
      .map((line) => [line.id, { quantity: unitsToRefund(line, refunds), worth: leftOfLine(line, refunds) }]),
  );

const deliveryOf = (refunds: readonly BookedRefund[]): number =>
  refunds.reduce((sum, { delivery }) => sum + delivery, 0);

/** One line for each product, and one for the delivery charge. */
function linesFor({ lines, deliveryMethod }: Order, units: Units, delivery: number): DocumentLine[] {
  const goods = lines.getItems().flatMap(({ id, productName, productSku, unitPrice }): DocumentLine[] => {
    const { quantity, worth: amount } = units.get(id) ?? { quantity: 0, worth: 0 };
    if (quantity === 0 || amount === 0) return [];
    const price = amount === quantity * unitPrice ? unitPrice : null;
    return [{ description: productName, sku: productSku, quantity, unitPrice: price, amount }];
  });
  return delivery > 0 ? [...goods, plainLine(deliveryMethods[deliveryMethod].label, delivery)] : goods;
}

const plainLine = (description: string, amount: number): DocumentLine => ({
  description,
  sku: null,
  quantity: null,
  unitPrice: null,
  amount,
});

const sumOf = (lines: readonly Pick<DocumentLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Shares an amount over the lines in proportion to their price. The last line takes the odd pence. */
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

/** The lines of a credit note, and the deductions from them. */
interface Credited {
  readonly lines: DocumentLine[];
  readonly deductions: readonly DocumentDeduction[];
}

/**
 * Lists what a refund credits: the units that it names at their price, less its named deductions. If that doesn't add
 * up to its amount, for example after a retry for less, the lines bear the difference.
 * @param earlier the order's other refunds that count.
 */
export function creditedBy(order: Order, refund: BookedRefund, earlier: readonly BookedRefund[]): Credited {
  const { amount, deductions, delivery } = refund;
  const lines = linesFor(order, unitsNamed(order, refund), delivery);
  return deductions.length > 0 && sumOf(lines) - sumOf(deductions) === amount
    ? { lines, deductions }
    : { lines: creditedLines(order, refund, earlier), deductions: [] };
}

/**
 * Credits a refund line by line: the tyres and the delivery charge that it names or, if it refunds all that was left,
 * those that no other refund named. Any amount beyond that is a price reduction.
 * @param earlier the order's other refunds that count.
 */
function creditedLines(order: Order, refund: BookedRefund, earlier: readonly BookedRefund[]): DocumentLine[] {
  const { amount } = refund;
  const isRest = amount + earlier.reduce((sum, other) => sum + other.amount, 0) === order.total;
  const isNamed = refund.lines.length > 0 || refund.delivery > 0;
  const lines = isNamed
    ? linesFor(order, unitsNamed(order, refund), refund.delivery)
    : isRest
      ? linesFor(order, unitsLeft(order, earlier), order.shipping - deliveryOf(earlier))
      : [];
  const price = sumOf(lines);
  if (price === amount) return lines;
  return price > amount ? shared(lines, amount) : [...lines, plainLine('Price reduction', amount - price)];
}
