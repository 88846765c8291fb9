import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { aCustomer, PASSWORD } from '../accounts/account.builder.ts';
import { aBoughtLine, aPublishedReview, submitReview, voteHelpful } from './review.builder.ts';
import { personalReviews } from './reviews.personal-data.ts';

const DELETE =
  'mutation ($password: String!) { deleteAccount(input: { password: $password }) { kind: __typename } }';

const it = shopTest();

it('a copy of somebody’s data holds their reviews, published or not, what they found helpful, and nothing of others', async ({
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

it('with an account its name leaves what it published, and what was not published goes', async ({
  shop,
  admin,
}) => {
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
