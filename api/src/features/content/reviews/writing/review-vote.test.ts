import { expect } from 'vitest';
import { type SignedIn } from '../../../../../test/account.ts';
import {
  aBoughtLine,
  aPublishedReview,
  submitReview,
  voteHelpful,
} from '../../../../../test/fixtures/content/review.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { forgetVotingBrowsers } from '../reviews.jobs.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { TRUSTED_PROXIES: '1' } });

const aReviewToRead = async (shop: TestShop, admin: SignedIn, customer: SignedIn): Promise<number> =>
  (await aPublishedReview(shop, admin, customer)).id;

it('C-51 C-55 a browser’s vote counts once, and the second response equals the first', async ({
  shop,
  admin,
  customer,
}) => {
  const id = await aReviewToRead(shop, admin, customer);
  const first = await voteHelpful(shop, id);
  expect(first).toMatchObject({ kind: 'Review', id, helpfulVotes: 1 });
  expect(await voteHelpful(shop, id, { cookie: first.cookie })).toMatchObject({
    kind: 'Review',
    id,
    helpfulVotes: 1,
  });
  expect(await voteHelpful(shop, id)).toMatchObject({ helpfulVotes: 2 });
});

it('C-51 an account’s vote counts once in all browsers, even if four arrive at once', async ({
  shop,
  admin,
  customer,
  stranger,
}) => {
  const id = await aReviewToRead(shop, admin, customer);
  const answers = await Promise.all(Array.from({ length: 4 }, () => voteHelpful(shop, id, stranger.headers)));
  expect(answers.map(({ kind }) => kind)).toEqual(['Review', 'Review', 'Review', 'Review']);
  expect(
    await voteHelpful(shop, id, { ...stranger.headers, cookie: 'browser=AAAAAAAAAAAAAAAAAAAAAA' }),
  ).toMatchObject({ helpfulVotes: 1 });
  expect(
    await shop.rows('select user_id, browser_hash from review_votes where review_id = $1', [id]),
  ).toEqual([{ user_id: stranger.id, browser_hash: null }]);
});

it("C-51 authors can't vote for their own reviews", async ({ shop, admin, customer }) => {
  const id = await aReviewToRead(shop, admin, customer);
  expect(await voteHelpful(shop, id, customer.headers)).toMatchObject({
    kind: 'OwnReviewVote',
    message: 'You can’t vote for your own review.',
  });
  expect(await shop.rows('select helpful_votes from reviews where id = $1', [id])).toEqual([
    { helpful_votes: 0 },
  ]);
});

it("C-51 an unpublished review can't be voted for", async ({ shop, admin, customer }) => {
  const { lineId } = await aBoughtLine(shop, admin, { by: customer });
  const { id = 0 } = await submitReview(shop, { orderLineId: lineId }, customer.headers);
  for (const unknown of [id, 0, -1, 2_147_483_647])
    expect(await voteHelpful(shop, unknown)).toMatchObject({
      kind: 'ReviewNotFound',
      message: 'Review not found',
    });
});

it("a browser’s vote is deleted when its cookie expires, and can't be linked to the browser’s orders", async ({
  shop,
  admin,
  customer,
  stranger,
}) => {
  const id = await aReviewToRead(shop, admin, customer);
  await voteHelpful(shop, id, { cookie: 'browser=AAAAAAAAAAAAAAAAAAAAAA' });
  await voteHelpful(shop, id, stranger.headers);
  const hashes = await shop.rows(
    'select 1 from review_votes v join orders o on o.browser_hash = v.browser_hash',
  );
  expect(hashes).toEqual([]);
  shop.setNow(new Date('2026-11-21T10:00:01Z'));
  await forgetVotingBrowsers.handle(shop.services, {} as never);
  expect(await shop.rows('select user_id from review_votes where review_id = $1', [id])).toEqual([
    { user_id: stranger.id },
  ]);
  expect(await shop.rows('select helpful_votes from reviews where id = $1', [id])).toEqual([
    { helpful_votes: 2 },
  ]);
});

it('C-51 a browser without a cookie has one vote, however often a document requests it', async ({
  shop,
  admin,
  customer,
}) => {
  const id = await aReviewToRead(shop, admin, customer);
  const votes = Array.from(
    { length: 5 },
    (_, index) => `v${index}: voteReviewHelpful(id: $id) { ... on Review { helpfulVotes } }`,
  ).join(' ');
  const { data, headers } = await shop.graphql<Record<string, { helpfulVotes: number }>>(
    `mutation ($id: Int!) { ${votes} }`,
    { id },
  );
  expect(Object.values(data).map(({ helpfulVotes }) => helpfulVotes)).toEqual([1, 1, 1, 1, 1]);
  expect([headers['set-cookie']].flat()).toHaveLength(1);
});

it("C-51 one network has five votes a day for a review, and a repeated vote doesn't use them up", async ({
  shop,
  admin,
  customer,
}) => {
  const id = await aReviewToRead(shop, admin, customer);
  const voter = (number: number): Record<string, string> => ({
    cookie: `browser=${String(number).padStart(22, 'A')}`,
    'x-forwarded-for': `2001:db8:5:6::${number}`,
  });
  for (let again = 0; again < 8; again += 1)
    expect(await voteHelpful(shop, id, voter(1))).toMatchObject({ helpfulVotes: 1 });
  for (let number = 2; number <= 5; number += 1)
    expect(await voteHelpful(shop, id, voter(number))).toMatchObject({ helpfulVotes: number });
  await expect(voteHelpful(shop, id, voter(6))).rejects.toThrow(
    /Too many votes for this review.*TOO_MANY_REQUESTS/,
  );
  expect(await voteHelpful(shop, await aReviewToRead(shop, admin, customer), voter(6))).toMatchObject({
    helpfulVotes: 1,
  });
  expect(await voteHelpful(shop, id, { ...voter(6), 'x-forwarded-for': '2001:db8:5:7::6' })).toMatchObject({
    helpfulVotes: 6,
  });
});

it('one network can vote sixty times an hour', async ({ shop }) => {
  await shop.rows("delete from rate_limits where key like 'review-votes:%'");
  for (let sent = 0; sent < 60; sent += 1) await voteHelpful(shop, 0);
  await expect(voteHelpful(shop, 0)).rejects.toThrow(/TOO_MANY_REQUESTS/);
});
