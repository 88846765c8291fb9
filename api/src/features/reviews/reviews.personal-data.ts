import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../platform/personal-data.ts';
import { boughtBy } from '../orders/order-buyer.service.ts';
import { Order, OrderLine } from '../orders/order.entity.ts';
import { ReviewVote } from './review-vote.entity.ts';
import { Review } from './review.entity.ts';

const FORMER = 'Former customer';

/** What somebody wrote goes by what they bought, so this comes before the orders let go of their buyer. */
async function writtenBy(em: EntityManager, person: Person): Promise<Review[]> {
  const lines = await em.find(OrderLine, { order: boughtBy(person) });
  return em.find(Review, { orderLineId: { $in: lines.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
}

/** What was published stays for those who read it, without a name; what was not goes. A review that is just being sent waits, and then finds no buyer. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.find(Order, boughtBy(person), { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  const ids = (await writtenBy(em, person)).map(({ id }) => id);
  await em.nativeDelete(Review, { id: { $in: ids }, state: { $ne: 'APPROVED' } });
  await em.nativeUpdate(Review, { id: { $in: ids } }, { author: FORMER });
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const reviews = await writtenBy(em, person);
  return reviews.map(
    ({
      id,
      state,
      author,
      rating,
      recommends,
      title,
      text,
      milesDriven,
      wetGrip,
      noise,
      wear,
      comfort,
      value,
      reviewedOn,
      editedAt,
      rejectionReason,
      helpfulVotes,
    }) => ({
      id,
      state,
      author,
      rating,
      recommends,
      title,
      text,
      milesDriven,
      wetGrip,
      noise,
      wear,
      comfort,
      value,
      writtenOn: reviewedOn,
      editedAt: isoText(editedAt),
      rejectionReason,
      helpfulVotes,
    }),
  );
}

const written: PersonalData = { name: 'reviews', read, erase };

/** Which reviews somebody found helpful; the counts stay. */
const helpful: PersonalData = {
  name: 'helpfulReviewVotes',
  async read(em, { userId }) {
    const votes = await em.find(ReviewVote, { userId }, { orderBy: { id: 'asc' } });
    return votes.map(({ reviewId, at }) => ({ reviewId, votedAt: isoText(at) }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(ReviewVote, { userId });
  },
};

export const personalReviews: readonly PersonalData[] = [written, helpful];
