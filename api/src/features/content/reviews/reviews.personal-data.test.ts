import { expect } from 'vitest';
import { aCustomer, PASSWORD } from '../../../../test/account.ts';
import {
  aBoughtLine,
  aPublishedReview,
  invitationToken,
  submitReview,
  voteHelpful,
} from '../../../../test/fixtures/content/review.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { ReviewInvitationService } from './invitations/review-invitation.service.ts';
import { personalReviews } from './reviews.personal-data.ts';

const DELETE =
  'mutation ($password: String!) { deleteAccount(input: { password: $password }) { kind: __typename } }';

const it = shopTest();

it('a data export has only the customer’s own reviews, published or not, and their votes', async ({
  shop,
  admin,
}) => {
  const [buyer, other] = await Promise.all([aCustomer(shop), aCustomer(shop)]);
  const { id } = await aPublishedReview(shop, admin, buyer, { title: 'Mine' });
  const { id: foreign } = await aPublishedReview(shop, admin, other);
  await voteHelpful(shop, foreign, buyer.headers);
  const person = { userId: buyer.id, email: buyer.email, emailVerified: false };
  const [reviews, votes] = await Promise.all(
    personalReviews.map(({ read }) => read(shop.services.platform.orm.em.fork(), person)),
  );
  expect(reviews).toEqual([
    expect.objectContaining({ id, state: 'APPROVED', title: 'Mine', author: 'Sam C.' }),
  ]);
  expect(votes).toEqual([{ reviewId: foreign, votedAt: expect.any(String) }]);
});

it('deleting an account anonymises published reviews and deletes the others', async ({ shop, admin }) => {
  const [buyer, other] = await Promise.all([aCustomer(shop), aCustomer(shop)]);
  const { id, modelId } = await aPublishedReview(shop, admin, buyer);
  const { lineId } = await aBoughtLine(shop, admin, { by: buyer });
  const { id: pending } = await submitReview(shop, { orderLineId: lineId }, buyer.headers);
  const { id: foreign } = await aPublishedReview(shop, admin, other);
  await voteHelpful(shop, foreign, buyer.headers);
  const before = await shop.rows('select rating, review_count from models where id = $1', [modelId]);
  const { data } = await shop.graphql(DELETE, { password: PASSWORD }, { ...buyer.headers });
  expect(data).toEqual({ deleteAccount: { kind: 'AccountDeleted' } });
  expect(
    await shop.rows('select id, author, verified, state from reviews where id in ($1, $2, $3) order by id', [
      id,
      pending,
      foreign,
    ]),
  ).toEqual([
    { id, author: 'Former customer', verified: true, state: 'APPROVED' },
    { id: foreign, author: 'Sam C.', verified: true, state: 'APPROVED' },
  ]);
  expect(
    await shop.rows(
      `select helpful_votes, (select count(*) from review_votes where review_id = r.id) as votes
        from reviews r
        where id = $1`,
      [foreign],
    ),
  ).toEqual([{ helpful_votes: 1, votes: 0 }]);
  expect(await shop.rows('select rating, review_count from models where id = $1', [modelId])).toEqual(before);
});

it('C-51 a data export says when its owner was invited to review, and erasure disables the link', async ({
  shop,
  admin,
}) => {
  const buyer = await aCustomer(shop);
  const bought = await aBoughtLine(shop, admin, { by: buyer, email: buyer.email });
  const token = await invitationToken(shop, bought, buyer.email);
  const person = { userId: buyer.id, email: buyer.email, emailVerified: false };
  const invitations = personalReviews.find(({ name }) => name === 'reviewInvitations');
  expect(await invitations?.read(shop.services.platform.orm.em.fork(), person)).toEqual([
    { orderId: bought.order.orderId, invitedAt: expect.any(String) },
  ]);
  const opened = async (): Promise<unknown> =>
    (
      await shop.graphql<{ reviewInvitation: unknown }>(
        'query ($token: String!) { reviewInvitation(token: $token) { orderNumber } }',
        { token },
      )
    ).data.reviewInvitation;
  expect(await opened()).toEqual({ orderNumber: bought.order.orderNumber });
  await shop.graphql(DELETE, { password: PASSWORD }, { ...buyer.headers });
  expect(await opened()).toBeNull();
  await shop.services.get(ReviewInvitationService).sweep();
  expect(await shop.rows("select 1 from mails where recipient = 'deleted@customer.invalid'")).toEqual([]);
});
