import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import type { Order } from '../../orders/index.ts';

const HOUR_S = 3_600;
const TOO_MANY = 'Too many requests. Please try again in an hour.';

/** Limits how often visitors make us query the provider. */
export class PaymentReads {
  /**
   * Counts a read of a payment session.
   * @param by the order's id for its buyer, the network for anybody else.
   * @throws PublicError TOO_MANY_REQUESTS after too many in an hour.
   */
  readonly take: (by: string) => Promise<void>;

  constructor(platform: Platform) {
    const points = platform.config.limits.paymentReadsPerHour;
    const limiter = createLimiter(platform, 'payment-reads', points, HOUR_S);
    this.take = (by) => limiter.require(by, TOO_MANY);
  }

  /**
   * Counts a return to an order's payment. The return page polls until the payment is booked, but doesn't use up this
   * limit.
   * @throws PublicError TOO_MANY_REQUESTS after too many in an hour.
   */
  takeReturn({ id }: Order): Promise<void> {
    return this.take(`return-${id}`);
  }
}
