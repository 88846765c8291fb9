import { priceBand } from '@treadline/schema/trade/listing/price-band';
import { REPORTED_CURRENCY, reportedValue } from '@treadline/schema/trade/people/visitor-event';
import { toPence, toPounds } from '@treadline/schema/trade/values/money';
import { digest } from '../../../platform/text/digest.ts';
import type { BookedRefund, Order } from '../orders/index.ts';
import type { ReportedItem, ReportedParameters } from './visitor-event.entity.ts';
import type { VisitorEventInput } from './visitor-event.inputs.ts';

/** A tyre's details for reports. The price is in pence. */
export interface NamedTyre {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly price: number;
}

/** The shop's details for reports. */
interface ReportingShop {
  /** The shop's URL, without a trailing slash. */
  readonly address: string;
  /** The town that mobile fitting serves. */
  readonly serviceArea: string;
}

/** Paths of order pages would identify the buyer, so reports cut them to `/orders`. */
const ORDER_PAGES = /^\/orders\/.*/i;

const valueOf = (items: readonly ReportedItem[]): number =>
  toPounds(items.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0));

/**
 * Builds the parameters to report for a visitor's event.
 * @param tyres the published tyres by product id; others are left out of the report.
 */
export function visitParameters(
  { name, page, percent, items }: VisitorEventInput,
  { address, serviceArea }: ReportingShop,
  tyres: ReadonlyMap<number, NamedTyre>,
): ReportedParameters {
  const reported = (items ?? []).flatMap(({ productId, quantity }) => {
    const tyre = tyres.get(productId);
    return tyre ? [reportedTyre(tyre, quantity)] : [];
  });
  const [first] = reported;
  return {
    page_location: `${address}${page.replace(ORDER_PAGES, '/orders')}`,
    ...reportedValue(name, serviceArea),
    ...(percent === undefined || percent === null ? {} : { percent_scrolled: percent }),
    ...(first
      ? {
          items: reported,
          value: valueOf(reported),
          currency: REPORTED_CURRENCY,
          price_band: first.item_category ?? '',
        }
      : {}),
  };
}

const reportedTyre = ({ sku, name, brand, price }: NamedTyre, quantity: number): ReportedItem => ({
  item_id: sku,
  item_name: name,
  item_brand: brand,
  item_category: priceBand(price),
  price: toPounds(price),
  quantity,
});

/** An order's id in reports: a digest, because the order number would identify the buyer to outsiders. */
export const transactionOf = ({ id }: Pick<Order, 'id'>): string => digest(id);

/** Builds the parameters to report for a paid order. Its lines must be loaded. */
export const purchaseParameters = (order: Order): ReportedParameters => ({
  transaction_id: transactionOf(order),
  value: toPounds(order.total),
  currency: REPORTED_CURRENCY,
  shipping: toPounds(order.shipping),
  tax: toPounds(order.vatIncluded),
  items: order.lines
    .getItems()
    .map(({ kind, productSku, productName, productBrand, unitPrice, quantity }) => ({
      item_id: productSku,
      item_name: productName,
      item_brand: productBrand,
      ...(kind === 'TYRE' ? { item_category: priceBand(unitPrice) } : {}),
      price: toPounds(unitPrice),
      quantity,
    })),
});

/** Builds the parameters to report for a refund. */
export const refundParameters = (order: Order, { amount }: BookedRefund): ReportedParameters => ({
  transaction_id: transactionOf(order),
  value: toPounds(amount),
  currency: REPORTED_CURRENCY,
});
