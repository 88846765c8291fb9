import type { OrderStatus, StatusTone } from '@treadline/schema/trade/order/order-status';
import { toPounds } from '@treadline/schema/trade/values/money';
import { choice, dateTime, integer, list, money, nullable, object, text } from '../../route/json-schema.ts';
import { notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { deliveryWords, lower, orderStatusWords } from './order.shape.ts';
import { RestTrackingDocument } from './tracking.generated.ts';

/** The style of a status, which the documented answer prescribes. */
const COLOURS: Readonly<Record<StatusTone, string>> = {
  WAITING: 'amber',
  ACTIVE: 'blue',
  MOVING: 'purple',
  POSITIVE: 'green',
  NEGATIVE: 'red',
  NEUTRAL: 'grey',
};
const ICONS: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'clipboard-check',
  PROCESSING: 'package',
  SHIPPED: 'truck',
  DELIVERED: 'house',
  CANCELLED: 'circle-x',
  REFUNDED: 'rotate-ccw',
};

const tracked = object('Where an order is.', {
  success,
  order: object('The order, as far as it is public.', {
    order_number: text('Its number for people.'),
    tracking_number: text('The number it is tracked by.'),
    customer_name: text('First name and initial; the whole name for its owner.'),
    order_date: dateTime('When it was placed.'),
    total_amount: money('What was paid, delivery included.'),
    delivery_method: choice('How it gets there.', deliveryWords),
    estimated_delivery: nullable(
      text('The day by which it arrives; null once it has, and when it will not.', { format: 'date' }),
    ),
    delivery_notes: nullable(
      text('The latest note of the driver or the warehouse, for its owner; null for all others.'),
    ),
    items: list(
      'What was bought.',
      object('A line.', {
        product_name: text('What was bought.'),
        quantity: integer('Units.'),
        price: money('Price of one unit.'),
      }),
    ),
  }),
  status_info: object('How a page shows its status.', {
    progress: integer('How much of the way is done, 0 to 100.'),
    color: text('The colour of its badge.'),
    icon: text('The name of its icon.'),
    label: text('Its name for people.'),
    description: text('What it means.'),
  }),
  tracking_history: list(
    'What happened to it, newest first.',
    object('Something that happened.', {
      status: choice('How far the order was then.', orderStatusWords),
      message: text('What happened.'),
      timestamp: dateTime('When.'),
      location: nullable(text('Where.')),
      notes: nullable(text('What the driver or the warehouse adds, for its owner; null for all others.')),
    }),
  ),
});

export const trackingRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/tracking/{trackingNumber}',
    summary: 'Tells where an order is',
    tag: 'Tracking',
    document: RestTrackingDocument,
    answer: tracked,
    params: object('Which order.', {
      trackingNumber: text('Its tracking number; blanks around it do not matter.'),
    }),
    refusals: { 404: 'No order has that tracking number. An order number tracks nothing.' },
    variables: ({ params }) => ({ trackingNumber: params.trackingNumber.trim() }),
    shape({ trackOrder }) {
      if (!trackOrder) throw notFound('Order not found. Please check your tracking number.');
      const { order, status, history } = trackOrder;
      return {
        ...SUCCESS,
        order: {
          order_number: order.number,
          tracking_number: order.trackingNumber,
          customer_name: order.customerName,
          order_date: order.createdAt,
          total_amount: toPounds(order.total),
          delivery_method: lower(order.deliveryMethod),
          estimated_delivery: order.estimatedDelivery?.to ?? null,
          delivery_notes: order.deliveryNotes,
          items: order.lines.map(({ productName, quantity, unitPrice }) => ({
            product_name: productName,
            quantity,
            price: toPounds(unitPrice),
          })),
        },
        status_info: {
          progress: status.progress,
          color: COLOURS[status.tone],
          icon: ICONS[status.status],
          label: status.label,
          description: status.description,
        },
        tracking_history: history.map(({ status: then, message, at, location, notes }) => ({
          status: lower(then),
          message,
          timestamp: at,
          location,
          notes,
        })),
      };
    },
  }),
];
