import { graphqlEnum } from '../../platform/enums.ts';

export const WebhookEvent = graphqlEnum('WebhookEvent', 'What the shop tells of.', {
  ORDER_CREATED: 'order.created: an order was placed; it is not paid yet.',
  ORDER_PAID: 'order.paid: an order was paid and its tyres are kept for it.',
  ORDER_STATUS_CHANGED: 'order.status_changed: an order came to another status.',
  PRODUCT_UPDATED:
    'product.updated: a product was added, changed or deleted. What sells is no change of the product.',
  STOCK_LOW: 'stock.low: the pieces of a product that can be bought fell below ten.',
});
export type WebhookEvent = keyof typeof WebhookEvent;

export const WebhookDeliveryStatus = graphqlEnum('WebhookDeliveryStatus', 'How far a delivery has come.', {
  QUEUED: 'Waiting for its next try.',
  DELIVERED: 'Answered with 2xx.',
  FAILED: 'Given up after nine tries.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;
