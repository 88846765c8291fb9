import type { Platform } from '../../../platform/services/platform.ts';

const SECOND_MS = 1_000;
/** A difference that an operator should hear of. */
const TELLING_MS = 30 * SECOND_MS;
/** The pages of payments allow for as much. */
const ROUND_MS = 10 * SECOND_MS;

/**
 * Stripe's time, as far as its answers tell it. Times that Stripe judges by its own clock, such as the end of a payment
 * page or the age of a signature, are stated and judged by this one, so that a wrong clock stops no sale.
 */
export class StripeClock {
  readonly #platform: Platform;
  #aheadMs = 0;
  #isTold = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  now(): Date {
    return new Date(this.#platform.now().getTime() + this.#aheadMs);
  }

  /**
   * An instant of the shop's clock by Stripe's, to within five seconds: whoever asks Stripe again shall ask in the same
   * words.
   */
  toStripe(instant: Date): Date {
    return new Date(instant.getTime() + Math.round(this.#aheadMs / ROUND_MS) * ROUND_MS);
  }

  /**
   * Compares the clocks. An answer that was dated while it was waited for shows no difference; the header counts in
   * whole seconds.
   * @param date the answer's Date header; anything but a date tells nothing.
   * @param askedAt by the shop's clock.
   */
  hear(date: unknown, askedAt: Date): void {
    const told = typeof date === 'string' ? Date.parse(date) : NaN;
    const [earliest, latest] = [askedAt.getTime(), this.#platform.now().getTime()];
    // A clock that was set back meanwhile says nothing about the other.
    if (Number.isNaN(told) || latest < earliest) return;
    const isWithin = told > earliest - SECOND_MS && told <= latest;
    this.#aheadMs = isWithin ? 0 : told - (told > latest ? latest : earliest);
    this.#tell();
  }

  #tell(): void {
    if (this.#isTold || Math.abs(this.#aheadMs) < TELLING_MS) return;
    this.#isTold = true;
    const seconds = Math.round(Math.abs(this.#aheadMs) / SECOND_MS);
    this.#platform.logger.warn(
      `The clock of this machine is ${seconds} seconds ${this.#aheadMs > 0 ? 'behind' : 'ahead of'} Stripe’s. ` +
        'Payments go by Stripe’s; please set the clock right.',
    );
  }
}
