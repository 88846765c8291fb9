import type { WebhookEvent } from '../../apollo/schema.generated.ts';

/** What an address can be told of, in words. The test event goes to whoever is tried, so nobody subscribes to it. */
export const webhookEvents: Readonly<Record<Exclude<WebhookEvent, 'TEST'>, string>> = {
  ORDER_CREATED: 'An order was placed',
  ORDER_PAID: 'An order was paid',
  ORDER_STATUS_CHANGED: 'An order’s status changed',
  ORDER_REFUNDED: 'Money went back to a customer',
  PRODUCT_UPDATED: 'A product was added, changed or removed',
  STOCK_LOW: 'A product is nearly sold out',
};

/** An event in words. */
export const eventLabel = (event: WebhookEvent): string => (event === 'TEST' ? 'Test' : webhookEvents[event]);
