import type { OrderStatus, StatusTone } from '@treadline/schema/trade/order/order-status';
import { toPounds } from '@treadline/schema/trade/values/money';
import { choice, dateTime, integer, list, money, nullable, object, text } from '../../route/json-schema.ts';
import { notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { deliveryWords, lower, orderStatusWords } from './order.shape.ts';
import { RestTrackingDocument } from './tracking.generated.ts';

/** The documented answer prescribes a colour for each status. */
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

const tracked = object('The progress of an order.', {
  success,
  order: object('The public part of the order.', {
    order_number: text('Its number for people.'),
    tracking_number: text('The tracking number.'),
    customer_name: text('First name and initial; the whole name for its buyer.'),
    order_date: dateTime('When it was placed.'),
    total_amount: money('The amount paid, delivery included.'),
    delivery_method: choice('The delivery method.', deliveryWords),
    estimated_delivery: nullable(
      text('The day by which it should arrive; null once it has arrived, or if it won’t.', {
        format: 'date',
      }),
    ),
    delivery_notes: nullable(
      text('The latest note from the driver or warehouse; null except for its buyer.'),
    ),
    items: list(
      'The items bought.',
      object('A line.', {
        product_name: text('The items bought.'),
        quantity: integer('Units.'),
        price: money('Price of one unit.'),
      }),
    ),
  }),
  status_info: object('How to display its status.', {
    progress: integer('Progress in percent, 0 to 100.'),
    color: text('The colour of its badge.'),
    icon: text('The name of its icon.'),
    label: text('Its name for people.'),
    description: text('An explanation for the buyer.'),
  }),
  tracking_history: list(
    'Its history, newest first.',
    object('A history entry.', {
      status: choice('The order’s status after it.', orderStatusWords),
      message: text('What happened.'),
      timestamp: dateTime('When.'),
      location: nullable(text('Where.')),
      notes: nullable(text('A note from the driver or warehouse; null except for its buyer.')),
    }),
  ),
});

export const trackingRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/tracking/{trackingNumber}',
    summary: 'Shows the progress of an order',
    tag: 'Tracking',
    document: RestTrackingDocument,
    answer: tracked,
    params: object('Which order.', {
      trackingNumber: text('Its tracking number; surrounding blanks don’t matter.'),
    }),
    refusals: { 404: 'No order has this tracking number. Order numbers don’t work here.' },
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
