import { createLimiter, type Limiter } from '../../../platform/limits/limiter.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import { RESERVATION_MINUTES } from '../../shop/stock/index.ts';

const MINUTE_S = 60;
const TOO_MANY_CHECKOUTS = 'You’ve started too many orders. Please try again in half an hour, or call us.';
const TOO_MANY_UNITS =
  'That’s too many tyres to order online at once. Please try again in half an hour, or call us for ' +
  'large orders.';

/** A checkout within the limits. Call `release` if it reserves no units after all. */
export interface CheckoutAllowance {
  release(): Promise<void>;
}

/**
 * Limits how much stock visitors can reserve without paying. A count lasts as long as a reservation, so an abandoned
 * one stops counting when its stock is released.
 */
export class CheckoutLimits {
  readonly #unitLimit: number;
  readonly #checkouts: Limiter;
  readonly #units: Limiter;

  constructor(platform: Platform) {
    const { checkoutsPerAddress, unitsPerAddress } = platform.config.limits;
    const seconds = RESERVATION_MINUTES * MINUTE_S;
    this.#unitLimit = unitsPerAddress;
    this.#checkouts = createLimiter(platform, 'checkouts', checkoutsPerAddress, seconds);
    this.#units = createLimiter(platform, 'checkout-units', unitsPerAddress, seconds);
  }

  /**
   * Counts a checkout before its units are reserved, so that a hundred simultaneous ones can't all get through.
   * @param network the visitor's network, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after too many checkouts or units from the network; a refused checkout
   * doesn't count.
   */
  async take(network: string, units: number): Promise<CheckoutAllowance> {
    await this.#checkouts.require(network, TOO_MANY_CHECKOUTS);
    try {
      await this.#units.require(network, this.#refusal(units), units);
    } catch (error) {
      await this.#checkouts.release(network);
      throw error;
    }
    return {
      release: async () => {
        await this.#checkouts.release(network);
        await this.#units.release(network, units);
      },
    };
  }

  #refusal(units: number): string {
    return units > this.#unitLimit
      ? `You can order up to ${this.#unitLimit} tyres online. Please call us for larger orders.`
      : TOO_MANY_UNITS;
  }
}
