import type { Platform } from '../../../platform/services/platform.ts';

const SECOND_MS = 1_000;
/** A difference worth warning the operator about. */
const TELLING_MS = 30 * SECOND_MS;
/** Payment pages have a margin of the same size. */
const ROUND_MS = 10 * SECOND_MS;

/**
 * Stripe's time, as far as its responses reveal it. Times that Stripe judges by its own clock, such as the end of a
 * payment page or the age of a signature, are stated and judged by this one, so a wrong clock stops no sale.
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
   * Converts an instant from the shop's clock to Stripe's, to within five seconds. The rounding keeps a repeated
   * request identical.
   */
  toStripe(instant: Date): Date {
    return new Date(instant.getTime() + Math.round(this.#aheadMs / ROUND_MS) * ROUND_MS);
  }

  /**
   * Compares the clocks. A response dated between request and arrival shows no difference; the header counts in whole
   * seconds.
   * @param date the response's Date header; anything but a date is ignored.
   * @param askedAt the time of the request, by the shop's clock.
   */
  hear(date: unknown, askedAt: Date): void {
    const told = typeof date === 'string' ? Date.parse(date) : NaN;
    const [earliest, latest] = [askedAt.getTime(), this.#platform.now().getTime()];
    // If our clock was set back meanwhile, the comparison means nothing.
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
      `This machine’s clock is ${seconds} seconds ${this.#aheadMs > 0 ? 'behind' : 'ahead of'} Stripe’s. ` +
        'Payments go by Stripe’s clock; please correct this one.',
    );
  }
}
