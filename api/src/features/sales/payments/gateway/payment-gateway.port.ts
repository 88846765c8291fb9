import { Port } from '../../../../platform/services/port.ts';
import type { MadeDispute, MadeRefund, Order, RefundAnswer, RefundAttempt } from '../../orders/index.ts';
import type { PaymentPage } from './payment-page.ts';
import type { PaymentSessionStatus, SessionPaymentStatus } from './payment-session.enums.ts';

/** A payment page's session as the gateway reports it. */
export interface GatewaySession {
  readonly id: string;
  /** The payment page; null once it's closed. */
  readonly url: string | null;
  /** Null for a gateway status that the shop doesn't know. */
  readonly status: PaymentSessionStatus | null;
  readonly paymentStatus: SessionPaymentStatus;
  /** Pence. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The gateway's id of the payment; null until there is one. */
  readonly intentId: string | null;
  /** As the buyer knows it, such as Visa ending 4242; null if the gateway doesn't say. */
  readonly method: string | null;
  /** Whether the page's time is up by the gateway's clock. A page that the shop closed ended earlier. */
  readonly isOverdue: boolean;
}

/** A payment without a page, as the gateway reports it. */
export interface GatewayIntent {
  readonly id: string;
  readonly status: 'OPEN' | 'PAID' | 'CANCELLED';
  /** The amount paid, in pence. */
  readonly amount: number;
  readonly currency: string;
  /** As the buyer knows it; null if the gateway doesn't say. */
  readonly method: string | null;
}

/** The objects an event is about, by the gateway's ids. The rest of an event may be outdated, so they're read again. */
export interface EventSubject {
  readonly sessionId?: string | null;
  readonly intentId?: string | null;
  readonly refundId?: string | null;
  /** The payment that was refunded in full or in part. */
  readonly refundedIntentId?: string | null;
  readonly disputeId?: string | null;
}

/** An event that the gateway reports. */
export interface GatewayEvent {
  readonly id: string;
  /** The gateway's name for this kind of event. */
  readonly type: string;
  readonly at: Date;
  /** Null if the shop ignores events of this kind. */
  readonly subject: EventSubject | null;
}

/** A gateway error's meaning for the request. */
export interface GatewayFault {
  /** The gateway didn't respond at all, so further requests are pointless. */
  readonly isSilent: boolean;
  /** The gateway may have carried out the request, or may do so on a retry. */
  readonly isUndecided: boolean;
}

/**
 * The interface to the company that takes the shop's payments. Never call it inside a database transaction. Every call
 * throws the gateway's own error, which {@link PaymentGateway.faultOf} interprets, if the gateway can't be reached or
 * refuses.
 */
export interface PaymentGateway {
  /** Opens a payment page for an order. A repeated call with the same key gives the same page. */
  openSession(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }>;
  /** Null for an unknown id. */
  readSession(sessionId: string): Promise<GatewaySession | null>;
  /** Closes a payment page, and returns its session as it then is: a card payment may have got there first. */
  closeSession(sessionId: string): Promise<GatewaySession | null>;
  /** The ids of the sessions of a payment. */
  sessionsOf(intentId: string): Promise<string[]>;
  /**
   * Starts the payment of an order whose card is entered on the buyer's own page. A repeated call gives the same
   * payment.
   */
  openIntent(order: Order): Promise<{ id: string; clientSecret: string }>;
  /** Null for an unknown id. */
  readIntent(intentId: string): Promise<GatewayIntent | null>;
  /** Cancels an unpaid payment, and returns it as it then is: a card payment may have got there first. */
  closeIntent(intentId: string): Promise<GatewayIntent | null>;
  /** Requests a refund, or reads its state. */
  refund(attempt: RefundAttempt): Promise<RefundAnswer>;
  /** Null for an unknown id, and if its payment isn't of today's kind. */
  refundMade(refundId: string): Promise<(MadeRefund & { readonly intentId: string }) | null>;
  /** The ids of all refunds of a payment, oldest first. */
  refundsOf(intentId: string): Promise<string[]>;
  /** Null for an unknown id, and if its payment isn't of today's kind. */
  dispute(disputeId: string): Promise<(MadeDispute & { readonly intentId: string }) | null>;
  /**
   * The next events about refunds and disputes, oldest first.
   * @param after the id of the last event read. If it's null, or the gateway no longer has that event, the newest
   * events are returned.
   */
  eventsAfter(after: string | null): Promise<GatewayEvent[]>;
  /** Null for an error that isn't the gateway's. */
  faultOf(error: unknown): GatewayFault | null;
}

export const paymentGateway = new Port<PaymentGateway>('a payment gateway');
