import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { boughtBy, Order, OrderLine, ordersOf } from '../../sales/orders/index.ts';
import { SentInvitation } from './invitations/review-invitation.entity.ts';
import { ReviewVote } from './record/review-vote.entity.ts';
import { Review } from './record/review.entity.ts';

const FORMER = 'Former customer';

async function writtenAbout(em: EntityManager, orders: FilterQuery<Order>): Promise<Review[]> {
  const lines = await em.find(OrderLine, { order: orders });
  return em.find(Review, { orderLineId: { $in: lines.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
}

/** Published reviews are kept without a name; others are deleted. */
async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const ids = (await writtenAbout(em, { id: { $in: [...orderIds] } })).map(({ id }) => id);
  await em.nativeDelete(Review, { id: { $in: ids }, state: { $ne: 'APPROVED' } });
  await em.nativeUpdate(Review, { id: { $in: ids } }, { author: FORMER });
}

/**
 * Finds reviews by their author's orders, so it runs before the orders are separated from their buyer. A review
 * being submitted waits for the lock, and then finds no buyer.
 */
async function erase(em: EntityManager, person: Person): Promise<void> {
  const orders = await em.find(Order, boughtBy(person), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
  });
  await eraseOrders(
    em,
    orders.map(({ id }) => id),
  );
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const reviews = await writtenAbout(em, boughtBy(person));
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

const written: PersonalData = { name: 'reviews', read, erase, eraseOrders };

/** The reviews that the customer found helpful. Erasing the votes keeps the counts. */
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

async function endInvitations(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  await em.nativeUpdate(SentInvitation, { orderId: { $in: [...orderIds] } }, { tokenHash: null });
}

/** When the customer was invited to review. Invitations stop working once the buyer is erased. */
const invitations: PersonalData = {
  name: 'reviewInvitations',
  async read(em, person) {
    const orders = await em.find(Order, boughtBy(person));
    const invited = await em.find(
      SentInvitation,
      { orderId: { $in: orders.map(({ id }) => id) } },
      { orderBy: { invitedAt: 'asc', orderId: 'asc' } },
    );
    return invited.map(({ orderId, invitedAt }) => ({ orderId, invitedAt: isoText(invitedAt) }));
  },
  async erase(em, person) {
    const { finished } = await ordersOf(em, person);
    await endInvitations(
      em,
      finished.map(({ id }) => id),
    );
  },
  eraseOrders: endInvitations,
};

export const personalReviews: readonly PersonalData[] = [written, helpful, invitations];
