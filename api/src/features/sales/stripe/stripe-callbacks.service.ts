import { Service } from '../../../platform/services/services.ts';
import { PaymentEvents } from '../payments/index.ts';
import { StripeAccess } from './stripe-access.ts';
import { eventOf } from './stripe-events.ts';

/** Seconds for which a callback's signature is valid. */
const SIGNATURE_TOLERANCE_S = 300;

/** Receives Stripe's callbacks. */
export class StripeCallbacks extends Service {
  readonly #access = this.services.get(StripeAccess);
  readonly #events = this.services.get(PaymentEvents);

  /**
   * Verifies the signature over the raw bytes, records the event once and leaves the work to a job.
   * @throws Stripe's signature error for a forged or old callback.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { client, clock, webhookSecret } = this.#access;
    const event = client.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      SIGNATURE_TOLERANCE_S,
      undefined,
      clock.now().getTime(),
    );
    await this.#events.note(eventOf(event));
  }
}
