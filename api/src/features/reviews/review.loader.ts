import DataLoader from 'dataloader';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { OrderLine } from '../orders/order.entity.ts';
import { Review } from './review.entity.ts';

/** Loads the reviews of the lines of one answer, and the orders of its reviews, each once for all of them. */
export class ReviewLoader {
  readonly #services: Services;
  readonly #reviews = new WeakMap<Context, DataLoader<number, Review | null>>();
  readonly #orderNumbers = new WeakMap<Context, DataLoader<number, string | null>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The review of the tyres on a line, in any state; null if there is none. */
  ofLine(context: Context, orderLineId: number): Promise<Review | null> {
    const loader =
      this.#reviews.get(context) ?? new DataLoader<number, Review | null>((ids) => this.#readReviews(ids));
    this.#reviews.set(context, loader);
    return loader.load(orderLineId);
  }

  /** The number of the order that a line belongs to. */
  orderNumber(context: Context, orderLineId: number): Promise<string | null> {
    const loader =
      this.#orderNumbers.get(context) ??
      new DataLoader<number, string | null>((ids) => this.#readOrderNumbers(ids));
    this.#orderNumbers.set(context, loader);
    return loader.load(orderLineId);
  }

  async #readReviews(ids: readonly number[]): Promise<(Review | null)[]> {
    const reviews = await this.#services.platform.orm.em
      .fork()
      .find(Review, { orderLineId: { $in: [...ids] } });
    const byLine = new Map(reviews.map((review) => [review.orderLineId, review]));
    return ids.map((id) => byLine.get(id) ?? null);
  }

  async #readOrderNumbers(ids: readonly number[]): Promise<(string | null)[]> {
    const lines = await this.#services.platform.orm.em
      .fork()
      .find(OrderLine, { id: { $in: [...ids] } }, { populate: ['order'] });
    const numbers = new Map(lines.map(({ id, order }) => [id, order.number]));
    return ids.map((id) => numbers.get(id) ?? null);
  }
}
