import { LockMode, raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { refused, reviewNotFound } from '../record/review-refusals.ts';
import { ReviewCounts, ReviewStandingPage, standingOf } from '../record/review-standing.type.ts';
import { Review } from '../record/review.entity.ts';
import type { ReviewState } from '../record/review.enums.ts';
import type { ModerateReviewInput, ReviewQueueFilter } from '../record/review.inputs.ts';
import type { ModerateReviewResult } from '../record/review.results.ts';
import { recountReviews } from './review-figures.service.ts';
import { kept } from './review-validation.ts';

const CHANGE = { APPROVE: 'APPROVED', REJECT: 'REJECTED', REOPEN: 'PENDING' } as const;

const COUNTS = `
  select count(*) filter (where state = 'PENDING') as pending,
    count(*) filter (where state = 'APPROVED') as approved,
    count(*) filter (where state = 'REJECTED') as rejected
  from reviews`;

/** Moderates reviews by the shop's published policy, never by their stars. */
export class ReviewModerationService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** One page of reviews in a state: pending ones oldest first, others newest first. */
  async queue(
    state: ReviewState,
    { rating, isSample, search }: ReviewQueueFilter,
    paging: Paging,
  ): Promise<ReviewStandingPage> {
    const words = search?.trim().toLowerCase();
    const where: FilterQuery<Review> = {
      state,
      ...(rating ? { rating } : {}),
      ...(typeof isSample === 'boolean' ? { isSample } : {}),
      ...(words
        ? { [raw("position(? in lower(concat_ws(' ', author, title, text)))", [words])]: { $gt: 0 } }
        : {}),
    };
    const id = state === 'PENDING' ? 'asc' : 'desc';
    const [reviews, total] = await this.platform.orm.em
      .fork()
      .findAndCount(Review, where, { orderBy: { id }, limit: paging.limit, offset: offsetOf(paging) });
    return result(ReviewStandingPage, {
      items: reviews.map(standingOf),
      pageInfo: pageInfo(paging, total),
    });
  }

  /** The number of reviews in each state. */
  async counts(): Promise<ReviewCounts> {
    const [counts] = await this.platform.sql.rows<ReviewCounts>(COUNTS);
    return result(ReviewCounts, counts ?? { pending: 0, approved: 0, rejected: 0 });
  }

  /**
   * Approves or rejects a review, or undoes that, and recalculates its model's figures. Repeating a decision
   * changes nothing.
   */
  async moderate(
    viewer: Viewer,
    { id, decision, revision, reason }: ModerateReviewInput,
  ): Promise<typeof ModerateReviewResult> {
    const rejectionReason = decision === 'REJECT' ? kept(reason) : null;
    let figuresChanged = false;
    const work = async (em: EntityManager): Promise<typeof ModerateReviewResult> => {
      const review = await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!review) return reviewNotFound();
      if (standingOf(review).revision !== revision) return refused('CHANGED_MEANWHILE', review);
      const before = review.state;
      const state = CHANGE[decision];
      em.assign(review, { state, rejectionReason });
      if (before !== state)
        this.#audit.record(em, {
          actor: viewer,
          subject: 'review',
          subjectId: String(review.id),
          action: state,
          before: { state: before },
          after: { state },
        });
      await em.flush();
      figuresChanged = (before === 'APPROVED') !== (state === 'APPROVED');
      if (figuresChanged) await recountReviews(em, review.modelId);
      return standingOf(review);
    };
    return writeData(this.platform, {
      dataset: 'catalogue',
      work,
      isWritten: () => figuresChanged,
    });
  }
}
