import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { MAX_INT } from '@treadline/schema/input/rule';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Context, Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { isOwn, isTyre, maskedNameOn, Order, OrderLine, type TyreLine } from '../../../sales/orders/index.ts';
import { Product } from '../../../shop/catalogue/index.ts';
import { opensInvitation } from '../invitations/review-invitation.service.ts';
import { refusalFor, refused, tyreNotBought } from '../record/review-refusals.ts';
import { standingOf } from '../record/review-standing.type.ts';
import { Review } from '../record/review.entity.ts';
import type { UpdateReviewInput, SubmitReviewInput } from '../record/review.inputs.ts';
import type { WriteReviewResult } from '../record/review.results.ts';
import { recountReviews } from './review-figures.service.ts';
import { readReview } from './review-validation.ts';

type Written = typeof WriteReviewResult;
type Writer = Pick<Context, 'viewer' | 'network'>;

/** More tyres than a buyer reviews in an hour, and too few to be worth spamming. */
const WRITES_PER_HOUR = 20;
const HOUR_S = 3_600;

/** Line ids are PostgreSQL integers; any other value would be an error there. */
const readLineId = (text: string): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) <= MAX_INT ? Number(text) : null;

/** Accepts buyers' reviews: one per order line, with one change. */
export class ReviewWritingService extends Service {
  readonly #writes = createLimiter(this.platform, 'reviews', WRITES_PER_HOUR, HOUR_S);

  /**
   * Stores a review of delivered tyres for moderation.
   * @throws PublicError TOO_MANY_REQUESTS after twenty an hour from one network.
   */
  async submit(input: SubmitReviewInput, { viewer, network }: Writer): Promise<Written> {
    await this.#take(network);
    const words = readReview(input);
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const line = await lockLine(em, readLineId(input.orderLineId), viewer, input.token);
      if (!line) return tyreNotBought();
      const known = await em.findOne(Review, { orderLineId: line.id });
      if (known) return refused('ALREADY_REVIEWED', known);
      const refusal = refusalFor(line.order);
      if (refusal) return refused(refusal);
      const { modelId } = await em.findOneOrFail(Product, { id: line.productId });
      const reviewedOn = inLondon(now()).day;
      const review = em.create(Review, {
        ...words,
        modelId,
        orderLineId: line.id,
        author: maskedNameOn(line.order.billingAddress),
        reviewedOn,
        verified: true,
        isSample: false,
      });
      await em.flush();
      return standingOf(review);
    });
  }

  /**
   * Makes the one change that an author can make. A published review is hidden until it's moderated again, so
   * that only text the shop has read is public.
   * @throws PublicError TOO_MANY_REQUESTS after twenty an hour from one network.
   */
  async edit(input: UpdateReviewInput, { viewer, network }: Writer): Promise<Written> {
    await this.#take(network);
    const words = readReview(input);
    const { platform } = this.services;
    let wasPublished = false;
    const work = async (em: EntityManager): Promise<Written> => {
      const review = await lockOwnReview(em, input.id, viewer, input.token);
      if (!review) return tyreNotBought();
      if (review.editedAt) return refused('ALREADY_CHANGED', review);
      wasPublished = review.state === 'APPROVED';
      em.assign(review, { ...words, editedAt: platform.now(), state: 'PENDING', rejectionReason: null });
      await em.flush();
      if (wasPublished) await recountReviews(em, review.modelId);
      return standingOf(review);
    };
    return writeData(platform, { dataset: 'catalogue', work, isWritten: () => wasPublished });
  }

  async #take(network: string): Promise<void> {
    await this.#writes.require(network, 'You’ve sent too many reviews. Please try again in an hour.');
  }
}

/**
 * An order line that the viewer bought, or that the token's invitation covers. Its order is locked: concurrent
 * reviews run one after the other, and the order can't be refunded meanwhile. Null for another customer's line,
 * an unknown one or a malformed id.
 */
async function lockLine(
  em: EntityManager,
  id: number | null,
  viewer: Viewer,
  token: string | null | undefined,
): Promise<TyreLine | null> {
  const line = id === null ? null : await em.findOne(OrderLine, { id });
  if (!line || !isTyre(line)) return null;
  const order = await em.findOneOrFail(
    Order,
    { id: line.order.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return isOwn(order, viewer) || (await opensInvitation(em, order.id, token)) ? line : null;
}

async function lockOwnReview(
  em: EntityManager,
  id: number,
  viewer: Viewer,
  token: string | null | undefined,
): Promise<Review | null> {
  const found = await em.findOne(Review, { id });
  if (!found?.orderLineId || !(await lockLine(em, found.orderLineId, viewer, token))) return null;
  return em.findOneOrFail(Review, { id: found.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
