import type { WebhookBooking } from './webhook-booking.ts';
import type { WebhookOrder, WebhookRefund } from './webhook-order.ts';

/** A product. The price charged is in pence. */
export interface WebhookProduct {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly published: boolean;
  readonly price: number;
  /** The units available. */
  readonly stockQuantity: number;
}

/** The data of each type of event. */
export interface WebhookData {
  readonly 'order.created': { readonly order: WebhookOrder };
  readonly 'order.paid': { readonly order: WebhookOrder };
  readonly 'order.status_changed': {
    readonly order: WebhookOrder;
    readonly previousStatus: WebhookOrder['status'];
  };
  readonly 'order.refunded': { readonly order: WebhookOrder; readonly refund: WebhookRefund };
  readonly 'booking.created': { readonly booking: WebhookBooking };
  readonly 'booking.confirmed': { readonly booking: WebhookBooking };
  readonly 'booking.changed': { readonly booking: WebhookBooking };
  readonly 'booking.cancelled': { readonly booking: WebhookBooking };
  readonly 'booking.done': { readonly booking: WebhookBooking };
  readonly 'product.updated': {
    readonly product: WebhookProduct;
    readonly change: 'CREATED' | 'UPDATED' | 'DELETED';
  };
  readonly 'product.updated.batch': {
    readonly importId: number;
    readonly added: number;
    readonly changed: number;
  };
  readonly 'stock.low': { readonly product: WebhookProduct; readonly threshold: number };
  readonly 'webhook.test': { readonly message: string };
}

export type WebhookType = keyof WebhookData;

/** An event that the shop sent. It may come more than once: ignore an `id` that you have handled. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    readonly id: string;
    readonly type: Type;
    /** In ISO 8601. */
    readonly createdAt: string;
    readonly data: WebhookData[Type];
  };
}[WebhookType];
