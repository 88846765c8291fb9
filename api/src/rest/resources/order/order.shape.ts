import { ORDER_LINE_KINDS } from '@treadline/schema/trade/order/order-line-kind';
import { ORDER_STATUSES } from '@treadline/schema/trade/order/order-status';
import { PAYMENT_STATUSES } from '@treadline/schema/trade/order/payment/payment-status';
import { DELIVERY_METHODS } from '@treadline/schema/trade/places/delivery-method';
import { toPounds } from '@treadline/schema/trade/values/money';
import {
  choice,
  dateTime,
  integer,
  list,
  money,
  nullable,
  object,
  text,
  both,
  type ValueOf,
} from '../../route/json-schema.ts';
import type { RestOrderCardFragment, RestWholeOrderFragment } from './order.generated.ts';

export const lower = <Value extends string>(value: Value): Lowercase<Value> =>
  value.toLowerCase() as Lowercase<Value>;

export const orderStatusWords = ORDER_STATUSES.map(lower);
const lineWords = ORDER_LINE_KINDS.map(lower);
const paymentStatusWords = PAYMENT_STATUSES.map(lower);
export const deliveryWords = DELIVERY_METHODS.map(lower);

const item = object('A line of an order.', {
  id: text('Its number.'),
  kind: choice('The kind of its units.', lineWords),
  product_id: nullable(integer('The product’s number; null for a plan.')),
  product_name: text('The name of the tyre or plan.'),
  product_brand: text('The maker.'),
  product_size: text('Its size.'),
  quantity: integer('Units.'),
  unit_price: money('Price of one unit, VAT included.'),
  total_price: money('Price of all its units.'),
});

export const orderCard = object('An order as shown in lists.', {
  id: text('Its id.'),
  order_number: text('Its number for people.'),
  created_at: dateTime('When it was placed.'),
  status: choice('Its progress.', orderStatusWords),
  payment_status: choice('Its payment status.', paymentStatusWords),
  total_amount: money('The amount to pay, delivery and VAT included.'),
  tracking_number: text('The tracking number.'),
  item_count: integer('The number of tyres on all lines; plans aren’t counted.'),
  items: list('The items bought.', item),
});

export const order = both(
  orderCard,
  object('An order with all its details.', {
    email: text('The buyer’s email address.'),
    phone: nullable(text('Telephone number for the driver.')),
    delivery_method: choice('The delivery method.', deliveryWords),
    subtotal: money('The tyres and their plans.'),
    shipping_cost: money('Delivery; 0 if free.'),
    tax_amount: money('Tax on top of the prices: always 0, because prices include VAT.'),
    vat_included: money('The VAT included in the total.'),
    shipping_provider: text('The carrier.'),
    shipping_address: object('The delivery address.', {
      name: text('First and last name.'),
      line1: text('House and street.'),
      line2: nullable(text('Further address line.')),
      city: text('Town or city.'),
      postal_code: text('Postcode.'),
      country: text('GB, IE or NI.'),
    }),
  }),
);

export function shapeOrderCard(found: RestOrderCardFragment): ValueOf<typeof orderCard> {
  return {
    id: found.id,
    order_number: found.number,
    created_at: found.createdAt,
    status: lower(found.status),
    payment_status: lower(found.paymentStatus),
    total_amount: toPounds(found.total),
    tracking_number: found.trackingNumber,
    item_count: found.itemCount,
    items: found.lines.map((line) => ({
      id: line.id,
      kind: lower(line.kind),
      product_id: line.productId,
      product_name: line.productName,
      product_brand: line.productBrand,
      product_size: line.productSize,
      quantity: line.quantity,
      unit_price: toPounds(line.unitPrice),
      total_price: toPounds(line.lineTotal),
    })),
  };
}

export function shapeOrder(found: RestWholeOrderFragment): ValueOf<typeof order> {
  const { name, line1, line2, city, postcode, country } = found.shippingAddress;
  return {
    ...shapeOrderCard(found),
    email: found.email,
    phone: found.phone,
    delivery_method: lower(found.deliveryMethod),
    subtotal: toPounds(found.subtotal),
    shipping_cost: toPounds(found.shipping),
    tax_amount: toPounds(found.tax),
    vat_included: toPounds(found.vatIncluded),
    shipping_provider: found.shippingProvider,
    shipping_address: { name, line1, line2, city, postal_code: postcode, country },
  };
}
