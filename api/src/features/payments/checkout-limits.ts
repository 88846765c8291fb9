import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { RESERVATION_MINUTES } from '../orders/stock.service.ts';

const MINUTE_S = 60;
const TOO_MANY_CHECKOUTS =
  'Too many orders were begun from here. Please try again in half an hour, or call us.';
const TOO_MANY_PIECES =
  'Too many tyres were put into orders from here. Please try again in half an hour, or call us for large orders.';

/** What a checkout was let through with; give it back when it keeps no pieces after all. */
export interface CheckoutAllowance {
  giveBack(): Promise<void>;
}

/** How much stock visitors may keep back without paying. A count lasts as long as a reservation, so that what is forgotten is free again. */
export class CheckoutLimits {
  readonly #pieceLimit: number;
  readonly #checkouts: Limiter;
  readonly #pieces: Limiter;

  constructor(platform: Platform) {
    const { checkoutsPerAddress, piecesPerAddress } = platform.config.limits;
    const seconds = RESERVATION_MINUTES * MINUTE_S;
    this.#pieceLimit = piecesPerAddress;
    this.#checkouts = createLimiter(platform, { name: 'checkouts', points: checkoutsPerAddress, seconds });
    this.#pieces = createLimiter(platform, { name: 'checkout-pieces', points: piecesPerAddress, seconds });
  }

  /**
   * Counts a checkout before its pieces are kept back, so that a hundred at once are not all let through.
   * @param network of the visitor, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS when too many checkouts or pieces came from there; such a checkout uses up nothing.
   */
  async take(network: string, pieces: number): Promise<CheckoutAllowance> {
    await this.#checkouts.require(network, TOO_MANY_CHECKOUTS);
    try {
      await this.#pieces.require(network, this.#refusal(pieces), pieces);
    } catch (error) {
      await this.#checkouts.giveBack(network);
      throw error;
    }
    return {
      giveBack: async () => {
        await this.#checkouts.giveBack(network);
        await this.#pieces.giveBack(network, pieces);
      },
    };
  }

  #refusal(pieces: number): string {
    return pieces > this.#pieceLimit
      ? `Online we take orders of up to ${this.#pieceLimit} tyres. Please call us for large orders.`
      : TOO_MANY_PIECES;
  }
}
