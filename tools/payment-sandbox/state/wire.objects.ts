import type Stripe from 'stripe';

// Objects as sent over the wire, in the shapes that the official client declares. The client turns some decimal strings
// into objects on arrival, so those fields are declared here as strings.

export type CheckoutSession = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
/** Only the evidence's text is stored. */
export type Dispute = Omit<Stripe.Dispute, 'evidence'> & {
  evidence: Pick<Stripe.Dispute.Evidence, 'uncategorized_text'>;
};
export type Product = Stripe.Product;
export type ShippingRate = Stripe.ShippingRate;
type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

/** The events that the sandbox sends; Stripe has many more. */
export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: {
    object: CheckoutSession | PaymentIntent | Charge | Refund | Dispute;
    previous_attributes?: Record<string, unknown>;
  };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** The API version of the pinned client; answers and events carry it. */
export const API_VERSION = '2026-10-28.endive';

/** The id in a field that Stripe declares as an id or an expanded object. */
export function idOf(field: string | { id: string } | null): string | null {
  return typeof field === 'object' && field !== null ? field.id : field;
}
