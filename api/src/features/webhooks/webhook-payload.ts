import type { DeliveryMethod } from '../delivery/delivery.enums.ts';
import type { OrderStatus, PaymentStatus } from '../orders/order.enums.ts';
import type { WebhookEvent } from './webhook.enums.ts';

/**
 * An order as events tell of it. It names nobody: an address that receives events is not trusted with customers' data,
 * and who needs it reads the order by its id. Money in pence.
 */
export interface OrderPayload {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly currency: string;
  readonly subtotal: number;
  readonly shipping: number;
  readonly vatIncluded: number;
  readonly total: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly lineTotal: number;
  }[];
}

/** A product as events tell of it. Money in pence. */
export interface ProductPayload {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly published: boolean;
  /** What is charged for one. */
  readonly price: number;
  /** Pieces that can be bought. */
  readonly stockQuantity: number;
}

/** What each event says: the `data` of its body. */
export interface WebhookPayloads {
  readonly ORDER_CREATED: { readonly order: OrderPayload };
  readonly ORDER_PAID: { readonly order: OrderPayload };
  readonly ORDER_STATUS_CHANGED: { readonly order: OrderPayload; readonly previousStatus: OrderStatus };
  readonly PRODUCT_UPDATED: {
    readonly product: ProductPayload;
    readonly change: 'CREATED' | 'UPDATED' | 'DELETED';
  };
  readonly STOCK_LOW: { readonly product: ProductPayload; readonly threshold: number };
}

/** The names of events as they stand in bodies and headers. */
export const EVENT_TYPES: Readonly<Record<WebhookEvent, string>> = {
  ORDER_CREATED: 'order.created',
  ORDER_PAID: 'order.paid',
  ORDER_STATUS_CHANGED: 'order.status_changed',
  PRODUCT_UPDATED: 'product.updated',
  STOCK_LOW: 'stock.low',
};

/** The body of an event. It is written once: every try and every replay sends the same bytes. */
export function eventBody<Event extends WebhookEvent>(
  id: string,
  event: Event,
  createdAt: Date,
  data: WebhookPayloads[Event],
): string {
  return JSON.stringify({ id, type: EVENT_TYPES[event], createdAt, data });
}
