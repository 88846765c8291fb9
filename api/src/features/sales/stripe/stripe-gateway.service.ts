import { Service } from '../../../platform/services/services.ts';
import type { MadeDispute, MadeRefund, Order, RefundAnswer, RefundAttempt } from '../orders/index.ts';
import type {
  GatewayEvent,
  GatewayFault,
  GatewayIntent,
  GatewaySession,
  PaymentGateway,
  PaymentPage,
} from '../payments/index.ts';
import { StripeAccess } from './stripe-access.ts';
import { StripeDisputes } from './stripe-disputes.ts';
import { StripeEvents } from './stripe-events.ts';
import { StripeIntents } from './stripe-intents.ts';
import { StripeRefunds } from './stripe-refunds.ts';
import { StripeSessions } from './stripe-sessions.ts';
import { faultOf } from './stripe.client.ts';

/** The payment gateway, implemented with Stripe. */
export class StripeGateway extends Service implements PaymentGateway {
  readonly #access = this.services.get(StripeAccess);
  readonly #disputes = new StripeDisputes(this.#access.client);
  readonly #events = new StripeEvents(this.#access.client);
  readonly #intents = new StripeIntents(this.#access.client);
  readonly #refunds = new StripeRefunds(this.#access.client);
  readonly #sessions = new StripeSessions(this.#access, this.platform.config.publicUrl);

  openSession(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }> {
    return this.#sessions.open(order, page);
  }

  readSession(sessionId: string): Promise<GatewaySession | null> {
    return this.#sessions.read(sessionId);
  }

  closeSession(sessionId: string): Promise<GatewaySession | null> {
    return this.#sessions.close(sessionId);
  }

  sessionsOf(intentId: string): Promise<string[]> {
    return this.#sessions.idsOf(intentId);
  }

  openIntent(order: Order): Promise<{ id: string; clientSecret: string }> {
    return this.#intents.open(order);
  }

  readIntent(intentId: string): Promise<GatewayIntent | null> {
    return this.#intents.read(intentId);
  }

  closeIntent(intentId: string): Promise<GatewayIntent | null> {
    return this.#intents.close(intentId);
  }

  refund(attempt: RefundAttempt): Promise<RefundAnswer> {
    return this.#refunds.ask(attempt);
  }

  refundMade(refundId: string): Promise<(MadeRefund & { readonly intentId: string }) | null> {
    return this.#refunds.made(refundId);
  }

  refundsOf(intentId: string): Promise<string[]> {
    return this.#refunds.idsOf(intentId);
  }

  dispute(disputeId: string): Promise<(MadeDispute & { readonly intentId: string }) | null> {
    return this.#disputes.read(disputeId);
  }

  eventsAfter(after: string | null): Promise<GatewayEvent[]> {
    return this.#events.next(after);
  }

  faultOf(error: unknown): GatewayFault | null {
    return faultOf(error);
  }
}
