import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Service } from '../../../platform/services/services.ts';
import { OrderReader, type Order } from '../orders/index.ts';
import { ATTEMPT_KEPT_MS, type Attempt } from './checkout-attempt.ts';
import { OrderPlacement } from './order-placement.service.ts';

const OTHER_INPUT =
  'This idempotency key was already used for an order with other details. Please use a new key.';

/** Recognises attempts sent again because their response was lost. */
export class CheckoutAttempts extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #placement = this.services.get(OrderPlacement);

  /** The order that an attempt placed; null if it's a new attempt, a refusal if its key came with other input. */
  async find({ attemptKey, attemptDigest }: Attempt): Promise<Order | InvalidInput | null> {
    const order = await this.#orders.unchecked({ attemptKey });
    if (!order) return null;
    if (this.platform.now().getTime() - order.createdAt.getTime() >= ATTEMPT_KEPT_MS) {
      await this.#placement.forgetAttempts(order);
      return null;
    }
    return order.attemptDigest === attemptDigest
      ? order
      : InvalidInput.of(OTHER_INPUT, [{ path: 'idempotencyKey', message: OTHER_INPUT }]);
  }
}
