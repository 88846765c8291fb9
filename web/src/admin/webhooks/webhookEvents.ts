import type { WebhookEvent } from '../../apollo/schema.generated.ts';

/** Labels of the events. Nobody subscribes to the test event: it's sent to the webhook being tested. */
export const webhookEvents: Readonly<Record<Exclude<WebhookEvent, 'TEST'>, string>> = {
  ORDER_CREATED: 'An order was placed',
  ORDER_PAID: 'An order was paid',
  ORDER_STATUS_CHANGED: 'An order’s status changed',
  ORDER_REFUNDED: 'A refund was made',
  BOOKING_CREATED: 'A fitting was booked and paid',
  BOOKING_CONFIRMED: 'A fitting was confirmed',
  BOOKING_CHANGED: 'A fitting was moved',
  BOOKING_CANCELLED: 'A fitting was cancelled',
  BOOKING_DONE: 'Tyres were fitted',
  PRODUCT_UPDATED: 'A product was added, changed or removed',
  PRODUCTS_IMPORTED: 'A file of products was imported',
  STOCK_LOW: 'A product is low on stock',
};

export const eventLabel = (event: WebhookEvent): string => (event === 'TEST' ? 'Test' : webhookEvents[event]);
