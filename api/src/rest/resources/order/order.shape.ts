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

/** An enum value of the schema in lower case. */
export const lower = <Value extends string>(value: Value): Lowercase<Value> =>
  value.toLowerCase() as Lowercase<Value>;

/** The schema's enum values in lower case. */
export const orderStatusWords = ORDER_STATUSES.map(lower);
const lineWords = ORDER_LINE_KINDS.map(lower);
const paymentStatusWords = PAYMENT_STATUSES.map(lower);
/** The delivery methods as the documented paths write them. */
export const deliveryWords = DELIVERY_METHODS.map(lower);

const item = object('A line of an order.', {
  id: text('Its number.'),
  kind: choice('What its units are.', lineWords),
  product_id: nullable(integer('The number of the product; null for a plan.')),
  product_name: text('What the tyre or the plan was called.'),
  product_brand: text('Who makes it.'),
  product_size: text('Its size.'),
  quantity: integer('Units.'),
  unit_price: money('Price of one unit, VAT included.'),
  total_price: money('Price of all its units.'),
});

/** An order as lists show it. */
export const orderCard = object('An order as lists show it.', {
  id: text('Its id.'),
  order_number: text('Its number for people.'),
  created_at: dateTime('When it was placed.'),
  status: choice('How far it has come.', orderStatusWords),
  payment_status: choice('What has been paid of it.', paymentStatusWords),
  total_amount: money('What is paid, delivery and VAT included.'),
  tracking_number: text('The number it is tracked by.'),
  item_count: integer('Tyres of all lines together; plans are not counted.'),
  items: list('What was bought.', item),
});

/** An order with everything on its own page. */
export const order = both(
  orderCard,
  object('An order with all that its own page shows.', {
    email: text('Where mail about it goes.'),
    phone: nullable(text('Telephone number for the driver.')),
    delivery_method: choice('How it gets there.', deliveryWords),
    subtotal: money('The tyres and their plans.'),
    shipping_cost: money('Delivery; 0 when it is free.'),
    tax_amount: money('Tax on top of the prices: always 0, for they contain it.'),
    vat_included: money('The VAT that the total contains.'),
    shipping_provider: text('Who brings it.'),
    shipping_address: object('Where it goes.', {
      name: text('First and last name.'),
      line1: text('House and street.'),
      line2: nullable(text('More of the address.')),
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
