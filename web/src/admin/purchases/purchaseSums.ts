import { formatPrice } from '@treadline/schema/trade/values/money';
import type { PurchaseToReceiveQuery, ShownPurchaseFragment } from './Purchases.generated.ts';

/** A purchase with its deliveries. */
export type PurchaseDetail = NonNullable<PurchaseToReceiveQuery['purchase']>;

export type PurchaseLine = ShownPurchaseFragment['lines'][number];

/** The units of a line that are still to come. */
export const leftOf = ({ quantity, received, missing }: PurchaseLine): number =>
  quantity - received - missing;

/** The units of a line that have come, also beyond those ordered. */
export const cameOf = ({ received, surplus }: PurchaseLine): number => received + surplus;

/** The units of a purchase. */
export const sumOf = ({ lines }: ShownPurchaseFragment, units: (line: PurchaseLine) => number): number =>
  lines.reduce((sum, line) => sum + units(line), 0);

/** The cost of some units of a purchase in pence; null for staff who may not see costs, or if one isn't known. */
export const costOf = (
  purchase: ShownPurchaseFragment,
  units: (line: PurchaseLine) => number,
): number | null =>
  purchase.lines.some((line) => !line.costPrice && units(line) > 0)
    ? null
    : sumOf(purchase, (line) => units(line) * (line.costPrice ?? 0));

/** The cost of the tyres that came or are to come, as a sentence; empty if it isn't known. */
export function costText(purchase: ShownPurchaseFragment): string {
  const all = costOf(purchase, (line) => cameOf(line) + leftOf(line));
  const came = costOf(purchase, cameOf);
  if (all === null || came === null) return '';
  const received = came === all ? '' : `, ${formatPrice(came)} of it received`;
  return `${formatPrice(all)} without VAT${received}.`;
}
