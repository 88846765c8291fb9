import { Port } from '../../../../platform/services/port.ts';
import type { MadeDispute, MadeRefund, Order, RefundAnswer, RefundAttempt } from '../../orders/index.ts';
import type { PaymentPage } from './payment-page.ts';
import type { PaymentSessionStatus, SessionPaymentStatus } from './payment-session.enums.ts';

/** The session of a payment page as the gateway has it. */
export interface GatewaySession {
  readonly id: string;
  /** The page to pay on; null once it is closed. */
  readonly url: string | null;
  /** Null where the gateway gives a status that the shop does not know. */
  readonly status: PaymentSessionStatus | null;
  readonly paymentStatus: SessionPaymentStatus;
  /** Pence. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The gateway's id of the payment; null until there is one. */
  readonly intentId: string | null;
  /** As its buyer knows it, such as Visa ending 4242; null if the gateway does not say. */
  readonly method: string | null;
  /** Whether the time of the page is up by the gateway's clock; a page that the shop closed ended earlier. */
  readonly isOverdue: boolean;
}

/** A payment without a page as the gateway has it. */
export interface GatewayIntent {
  readonly id: string;
  readonly status: 'OPEN' | 'PAID' | 'CANCELLED';
  /** What was paid, in pence. */
  readonly amount: number;
  readonly currency: string;
  /** As its buyer knows it; null if the gateway does not say. */
  readonly method: string | null;
}

/** What an event is about, by the gateway's ids; the rest of an event may be old, and is read again. */
export interface EventSubject {
  readonly sessionId?: string | null;
  readonly intentId?: string | null;
  readonly refundId?: string | null;
  /** The payment of which something was refunded. */
  readonly refundedIntentId?: string | null;
  readonly disputeId?: string | null;
}

/** An event that the gateway reports. */
export interface GatewayEvent {
  readonly id: string;
  /** The gateway's name for its kind. */
  readonly type: string;
  readonly at: Date;
  /** Null if the shop ignores events of this kind. */
  readonly subject: EventSubject | null;
}

/** What an error of the gateway says of the request. */
export interface GatewayFault {
  /** It gave no answer at all, so that further requests are pointless. */
  readonly isSilent: boolean;
  /** It may have done what it was asked, or may do it when it is asked again. */
  readonly isUndecided: boolean;
}

/**
 * What the shop asks of the company that takes its payments. Never call it inside a database transaction. Each call
 * throws the gateway's own error, which {@link PaymentGateway.faultOf} reads, if it can't be reached or refuses.
 */
export interface PaymentGateway {
  /** Opens a payment page of an order. A repeated call with the same key gives the same page. */
  openSession(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }>;
  /** Null if there is none with that id. */
  readSession(sessionId: string): Promise<GatewaySession | null>;
  /** Closes a payment page, and returns its session as it then is: a card may have been quicker. */
  closeSession(sessionId: string): Promise<GatewaySession | null>;
  /** The ids of the sessions of a payment. */
  sessionsOf(intentId: string): Promise<string[]>;
  /** Begins the payment of an order whose buyer's own page takes the card. A repeated call gives the same payment. */
  openIntent(order: Order): Promise<{ id: string; clientSecret: string }>;
  /** Null if there is none with that id. */
  readIntent(intentId: string): Promise<GatewayIntent | null>;
  /** Cancels an unpaid payment, and returns it as it then is: a card may have been quicker. */
  closeIntent(intentId: string): Promise<GatewayIntent | null>;
  /** Requests a refund, or reads its state. */
  refund(attempt: RefundAttempt): Promise<RefundAnswer>;
  /** Null if there is none with that id, or it is of no payment of today's kind. */
  refundMade(refundId: string): Promise<(MadeRefund & { readonly intentId: string }) | null>;
  /** The ids of all refunds of a payment, oldest first. */
  refundsOf(intentId: string): Promise<string[]>;
  /** Null if there is none with that id, or it is about no payment of today's kind. */
  dispute(disputeId: string): Promise<(MadeDispute & { readonly intentId: string }) | null>;
  /**
   * The next events of money that goes back, oldest first.
   * @param after the id of the last one that was read; the newest ones if there is none, or the gateway has forgotten
   * it.
   */
  eventsAfter(after: string | null): Promise<GatewayEvent[]>;
  /** Null for an error that is not the gateway's. */
  faultOf(error: unknown): GatewayFault | null;
}

export const paymentGateway = new Port<PaymentGateway>('a payment gateway');
