import { priceBand } from '@treadline/schema/trade/listing/price-band';
import { REPORTED_CURRENCY, reportedValue } from '@treadline/schema/trade/people/visitor-event';
import { toPence, toPounds } from '@treadline/schema/trade/values/money';
import { digest } from '../../../platform/text/digest.ts';
import type { BookedRefund, Order } from '../orders/index.ts';
import type { ReportedItem, ReportedParameters } from './visitor-event.entity.ts';
import type { VisitorEventInput } from './visitor-event.inputs.ts';

/** A tyre as events name it. Its price in pence. */
export interface NamedTyre {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly price: number;
}

/** What events say of the shop. */
interface ReportingShop {
  /** Its address, without a trailing slash. */
  readonly address: string;
  /** Where its mobile service comes to. */
  readonly serviceArea: string;
}

/** Pages of orders tell who bought: of these only that one was opened. */
const ORDER_PAGES = /^\/orders\/.*/i;

const valueOf = (items: readonly ReportedItem[]): number =>
  toPounds(items.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0));

/**
 * What is reported of something that a visitor did.
 * @param tyres those that are sold, by their numbers; events about others name none.
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

/** What reports call an order. Only who has the shop's books can tell which it is: its number would name the buyer. */
export const transactionOf = ({ id }: Pick<Order, 'id'>): string => digest(id);

/** What is reported of an order that was paid. Its lines must be loaded. */
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

/** What is reported of money that was paid back. */
export const refundParameters = (order: Order, { amount }: BookedRefund): ReportedParameters => ({
  transaction_id: transactionOf(order),
  value: toPounds(amount),
  currency: REPORTED_CURRENCY,
});
