import { BROWSER_COOKIE_S } from '../../../../platform/http/browser-cookie.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { reviewNotFound } from '../record/review-refusals.ts';
import { ReviewVote } from '../record/review-vote.entity.ts';
import { Review } from '../record/review.entity.ts';
import { OwnReviewVote, type VoteReviewResult } from '../record/review.results.ts';

const VOTES_PER_HOUR = 60;
const HOUR_S = 3_600;
/**
 * Votes from one network for one review: enough for a household, too few to promote a review by deleting
 * cookies.
 */
const VOTES_FOR_A_REVIEW = 5;
const DAY_S = 86_400;
/**
 * A different hash from the one that orders store for the same cookie, so that votes can't be linked to
 * purchases.
 */
const browserHash = (browserId: string): string => digest(`review-vote ${browserId}`);

const AUTHOR = `
  select o.user_id as "userId" from reviews r left join order_lines l on l.id = r.order_line_id left
    join orders o on o.id = l.order_id
  where r.id = $1 and r.published`;

/** Votes and counts in one statement: of two simultaneous votes by one voter, the second finds the first. */
const VOTE = `
  with counted as (
    insert into review_votes (review_id, user_id, browser_hash, at) values ($1, $2, $3, $4)
      on conflict do nothing returning review_id
  )
  update reviews set helpful_votes = helpful_votes + 1 where id in (select review_id from counted) returning id`;

/** The voter: an account, otherwise a browser. */
interface Voter {
  readonly viewer: Viewer;
  /** The browser's cookie; null for a signed-in visitor. */
  readonly browserId: string | null;
  readonly network: string;
}

/** Counts readers' votes for helpful reviews, one each. */
export class ReviewVoteService extends Service {
  readonly #votes = createLimiter(this.platform, 'review-votes', VOTES_PER_HOUR, HOUR_S);
  readonly #votesForReview = createLimiter(this.platform, 'review-votes-for', VOTES_FOR_A_REVIEW, DAY_S);

  /**
   * Counts a vote for a published review; repeating it returns the same answer without counting. Cached pages
   * aren't evicted: they show the new count once their minute is over.
   * @throws PublicError TOO_MANY_REQUESTS after sixty an hour from one network, or five a day for one review.
   */
  async vote(reviewId: number, { viewer, browserId, network }: Voter): Promise<typeof VoteReviewResult> {
    await this.#votes.require(network, 'Too many votes. Please try again in an hour.');
    const { orm, sql, now } = this.platform;
    const [author] = await sql.rows<{ userId: string | null }>(AUTHOR, [reviewId]);
    if (!author) return reviewNotFound();
    if (viewer.userId !== null && author.userId === viewer.userId)
      return result(OwnReviewVote, { message: 'You can’t vote for your own review.' });
    const key = `${reviewId} ${network}`;
    await this.#votesForReview.require(
      key,
      'Too many votes for this review today. Please try again tomorrow.',
    );
    const counted = await sql.rows(VOTE, [
      reviewId,
      viewer.userId,
      browserId && browserHash(browserId),
      now(),
    ]);
    if (counted.length === 0) await this.#votesForReview.release(key);
    return orm.em.fork().findOneOrFail(Review, { id: reviewId });
  }

  /** Deletes the record of a browser's vote once its cookie has expired; the counts stay. */
  async forgetBrowsers(): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em.fork().nativeDelete(ReviewVote, {
      browserHash: { $ne: null },
      at: { $lt: new Date(now().getTime() - BROWSER_COOKIE_S * 1_000) },
    });
  }
}
