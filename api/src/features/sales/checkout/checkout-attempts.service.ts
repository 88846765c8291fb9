import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Service } from '../../../platform/services/services.ts';
import { OrderReader, type Order } from '../orders/index.ts';
import { ATTEMPT_KEPT_MS, type Attempt } from './checkout-attempt.ts';
import { OrderPlacement } from './order-placement.service.ts';

const OTHER_INPUT =
  'An order was placed with this idempotency key and other details. Send them under a key of their own.';

/** Recognises attempts that are sent again because their answer was lost. */
export class CheckoutAttempts extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #placement = this.services.get(OrderPlacement);

  /** The order that an attempt has placed; null if it is a new one, a refusal if its key came with other input. */
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
