import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { OrderLine } from '../../../sales/orders/index.ts';
import { Review } from '../record/review.entity.ts';

/** Loads the reviews of a response's lines and the lines of its reviews, with one query each. */
export class ReviewLoader extends Service {
  /** The review of a line's tyres, in any state; null if there isn't one. */
  readonly ofLine = new AnswerLoader<number, Review | null>((ids) => this.#reviews(ids));
  /** A line and its order. */
  readonly line = new AnswerLoader<number, OrderLine | null>((ids) => this.#lines(ids));

  async #reviews(ids: readonly number[]): Promise<(Review | null)[]> {
    const reviews = await this.platform.orm.em.fork().find(Review, { orderLineId: { $in: [...ids] } });
    const byLine = new Map(reviews.map((review) => [review.orderLineId, review]));
    return ids.map((id) => byLine.get(id) ?? null);
  }

  async #lines(ids: readonly number[]): Promise<(OrderLine | null)[]> {
    const lines = await this.platform.orm.em
      .fork()
      .find(OrderLine, { id: { $in: [...ids] } }, { populate: ['order', 'order.lines'] });
    return inOrderOf(ids, lines, ({ id }) => id);
  }
}
