import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, anEmail, type SignedIn } from '../accounts/account.builder.ts';
import { refundOrder } from '../orders/order.builder.ts';
import {
  aBoughtLine,
  aPublishedReview,
  aReview,
  editReview,
  figuresOf,
  invitationToken,
  moderateReview,
  submitReview,
  type BoughtLine,
} from './review.builder.ts';

const NOT_BOUGHT = {
  kind: 'TyreNotBought',
  message: 'You can only review tyres that you bought here and that we delivered to you.',
};

let shop: TestShop;
let admin: SignedIn;
let buyer: SignedIn;
let stranger: SignedIn;
let bought: BoughtLine;
beforeAll(async () => {
  shop = await openTestShop({ now: new Date('2026-11-20T10:00:00Z') });
  [admin, buyer, stranger] = await Promise.all([anAdmin(shop), aCustomer(shop), aCustomer(shop)]);
  bought = await aBoughtLine(shop, admin, { by: buyer });
});
afterAll(() => shop.close());

const rowsOf = (lineId: string): Promise<object[]> =>
  shop.rows('select id from reviews where order_line_id = $1', [lineId]);

/** Limits are for one address; no test is to feel the others’. */
const fromElsewhere = (): Promise<object[]> =>
  shop.rows("delete from rate_limits where key like 'reviews:%'");

describe('C-51 a review of delivered tyres', () => {
  test('is taken with all that was said, waits for the check, and is a verified purchase', async () => {
    const { lineId } = await aBoughtLine(shop, admin, { by: buyer });
    const answer = await submitReview(
      shop,
      { orderLineId: lineId, title: ' Two\nlines ', text: 'First.\r\n\r\nThen <b>this</b>.', wear: 3 },
      buyer.headers,
    );
    expect(answer).toMatchObject({
      kind: 'ReviewStanding',
      state: 'PENDING',
      revision: 1,
      canEdit: true,
      recommends: true,
      rejectionReason: null,
      review: {
        rating: 4,
        title: 'Two lines',
        text: 'First.\n\nThen <b>this</b>.',
        author: 'Sam C.',
        reviewedOn: '2026-11-20',
        milesDriven: 1_200,
        helpfulVotes: 0,
        verified: true,
        isSample: false,
        wetGrip: 5,
        noise: 4,
        wear: 3,
        comfort: null,
        value: null,
      },
    });
  });

  test('may be stars alone', async () => {
    const { lineId } = await aBoughtLine(shop, admin, { by: buyer });
    const answer = await submitReview(
      shop,
      {
        orderLineId: lineId,
        rating: 1,
        recommends: false,
        title: ' ',
        text: '',
        milesDriven: null,
        wetGrip: null,
        noise: null,
      },
      buyer.headers,
    );
    expect(answer).toMatchObject({
      kind: 'ReviewStanding',
      review: { rating: 1, title: null, text: null, milesDriven: null },
    });
  });

  test('of a tyre not bought is refused in words, and another’s line answers exactly like none at all', async () => {
    for (const orderLineId of [
      bought.lineId,
      '2147483647',
      '99999999999',
      '0',
      '-1',
      'x',
      '',
      "1'; drop table reviews",
    ])
      expect(await submitReview(shop, { orderLineId }, stranger.headers)).toEqual(NOT_BOUGHT);
    for (const token of [undefined, '', 'guessed'])
      expect(await submitReview(shop, { orderLineId: bought.lineId, token })).toEqual(NOT_BOUGHT);
    // An administrator sees every order and speaks for nobody.
    expect(await submitReview(shop, { orderLineId: bought.lineId }, admin.headers)).toEqual(NOT_BOUGHT);
    expect(await rowsOf(bought.lineId)).toEqual([]);
    await fromElsewhere();
  });

  test.each(['PENDING', 'PROCESSING', 'SHIPPED'] as const)(
    'is refused while the order is %s',
    async (status) => {
      const { lineId } = await aBoughtLine(shop, admin, { by: buyer, status });
      expect(await submitReview(shop, { orderLineId: lineId }, buyer.headers)).toEqual({
        kind: 'ReviewRefused',
        code: 'NOT_DELIVERED',
        message: 'You can review these tyres once they have been delivered.',
        standing: null,
      });
    },
  );

  test('is refused for tyres that were cancelled or paid back', async () => {
    const cancelled = await aBoughtLine(shop, admin, { by: buyer, status: 'CANCELLED' });
    const refunded = await aBoughtLine(shop, admin, { by: buyer });
    await refundOrder(shop, refunded.order.orderId, admin);
    for (const { lineId } of [cancelled, refunded])
      expect(await submitReview(shop, { orderLineId: lineId }, buyer.headers)).toMatchObject({
        kind: 'ReviewRefused',
        code: 'ORDER_CLOSED',
        message: 'This order was cancelled or refunded, so its tyres cannot be reviewed.',
      });
  });

  test('is there once: of five sent at the same moment one is kept, and the others lead to it', async () => {
    const { lineId } = await aBoughtLine(shop, admin, { by: buyer });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submitReview(shop, { orderLineId: lineId }, buyer.headers)),
    );
    const kept = answers.filter(({ kind }) => kind === 'ReviewStanding');
    expect(kept).toHaveLength(1);
    const refusal = {
      kind: 'ReviewRefused',
      code: 'ALREADY_REVIEWED',
      message: 'You have reviewed these tyres already. You can change your review once.',
      standing: { id: kept[0]?.id, state: 'PENDING' },
    };
    expect(answers.filter(({ kind }) => kind !== 'ReviewStanding')).toEqual(
      Array.from({ length: 4 }, () => refusal),
    );
    expect(await rowsOf(lineId)).toHaveLength(1);
    await fromElsewhere();
  });

  test('names every field that is wrong at once', async () => {
    const wrong = aReview({
      rating: 6,
      title: 'x'.repeat(101),
      text: '😀'.repeat(4_001),
      milesDriven: -1,
      comfort: 0,
    });
    expect(await submitReview(shop, { orderLineId: bought.lineId, ...wrong }, buyer.headers)).toEqual({
      kind: 'InvalidInput',
      message: 'Please choose from one to five stars',
      fields: [
        { path: 'rating', message: 'Please choose from one to five stars' },
        { path: 'title', message: 'Please use at most 100 characters' },
        { path: 'text', message: 'Please use at most 4,000 characters' },
        { path: 'milesDriven', message: 'Please enter the miles driven on these tyres, up to 200,000' },
        { path: 'comfort', message: 'Please choose from 1 to 5' },
      ],
    });
    expect(await rowsOf(bought.lineId)).toEqual([]);
  });

  test('is taken twenty times an hour from one address', async () => {
    await fromElsewhere();
    for (let sent = 0; sent < 20; sent += 1) await submitReview(shop, { orderLineId: '0' }, stranger.headers);
    await expect(submitReview(shop, { orderLineId: '0' }, stranger.headers)).rejects.toThrow(
      /TOO_MANY_REQUESTS/,
    );
    await fromElsewhere();
  });
});

describe('C-51 a guest', () => {
  test('reviews by the link that was mailed for the order, and no other order by it', async () => {
    const email = anEmail();
    const own = await aBoughtLine(shop, admin, { email });
    const token = await invitationToken(shop, own, email);
    const document =
      '{ reviewInvitation(token: "TOKEN") { orderNumber lines { id productName canReview review { state } } } }';
    const read = async (given: string): Promise<unknown> =>
      (await shop.graphql<{ reviewInvitation: unknown }>(document.replace('TOKEN', given))).data
        .reviewInvitation;
    expect(await read(token)).toEqual({
      orderNumber: own.order.orderNumber,
      lines: [{ id: own.lineId, productName: own.order.product.name, canReview: true, review: null }],
    });
    expect(await read('guessed')).toBeNull();
    expect(await submitReview(shop, { orderLineId: bought.lineId, token })).toEqual(NOT_BOUGHT);
    const { id } = await submitReview(shop, { orderLineId: own.lineId, token });
    expect(await read(token)).toMatchObject({ lines: [{ canReview: false, review: { state: 'PENDING' } }] });
    expect(await editReview(shop, { id: id ?? 0, token: 'guessed' })).toEqual(NOT_BOUGHT);
    expect(await editReview(shop, { id: id ?? 0, token, rating: 2 })).toMatchObject({
      kind: 'ReviewStanding',
      revision: 2,
      review: { rating: 2 },
    });
  });
});

describe('C-51 the one change of a review', () => {
  test('takes a published review off until it is checked anew, and the figures with it', async () => {
    const { id, modelId, order } = await aPublishedReview(shop, admin, buyer, { rating: 1 });
    const published = async (): Promise<number[]> => {
      const { data } = await shop.graphql<{ product: { reviews: { items: { id: number }[] } } }>(
        'query ($id: Int!) { product(id: $id) { reviews(limit: 100) { items { id } } } }',
        { id: order.product.id },
      );
      return data.product.reviews.items.map((review) => review.id);
    };
    expect(await published()).toContain(id);
    expect(
      await editReview(shop, { id, rating: 5, text: 'Better than I thought.' }, buyer.headers),
    ).toMatchObject({ kind: 'ReviewStanding', state: 'PENDING', revision: 2, canEdit: false });
    expect(await published()).not.toContain(id);
    const { kept, counted } = await figuresOf(shop, modelId);
    expect(kept).toEqual(counted);
    await moderateReview(shop, { id, revision: 2 }, admin);
    expect(await published()).toContain(id);
  });

  test('is one: a second is refused, and of three at once one counts', async () => {
    await fromElsewhere();
    const { id } = await aPublishedReview(shop, admin, buyer);
    const answers = await Promise.all(
      [1, 2, 3].map((rating) => editReview(shop, { id, rating }, buyer.headers)),
    );
    expect(answers.filter(({ kind }) => kind === 'ReviewStanding')).toHaveLength(1);
    expect(await editReview(shop, { id, rating: 5 }, buyer.headers)).toEqual({
      kind: 'ReviewRefused',
      code: 'ALREADY_EDITED',
      message: 'You have changed this review already. A review can be changed once.',
      standing: { id, state: 'PENDING' },
    });
  });

  test('is the author’s alone; another’s, an unknown and a sample review answer alike', async () => {
    const { id } = await aPublishedReview(shop, admin, buyer);
    for (const other of [id, 1, 0, -1, 2_147_483_647])
      expect(await editReview(shop, { id: other }, stranger.headers)).toEqual(NOT_BOUGHT);
    expect(await editReview(shop, { id }, admin.headers)).toEqual(NOT_BOUGHT);
    expect(await shop.rows('select edited_at from reviews where id = $1', [id])).toEqual([
      { edited_at: null },
    ]);
  });
});

test('ENT1-07 no review can claim a purchase that it does not name', async () => {
  await expect(
    shop.rows('update reviews set is_sample = false, verified = true where id = 1'),
  ).rejects.toThrow(/reviews_verified_by_purchase/);
});

test('the lines of an order tell what was said of them, with one statement for all of them', async () => {
  const { order, lineId } = await aBoughtLine(shop, admin, { by: buyer });
  const document =
    'query ($id: ID!) { order(id: $id) { lines { id canReview review { state canEdit review { rating } } } } }';
  const lines = async (): Promise<unknown> =>
    (await shop.graphql<{ order: { lines: unknown } }>(document, { id: order.orderId }, { ...buyer.headers }))
      .data.order.lines;
  expect(await lines()).toEqual([{ id: lineId, canReview: true, review: null }]);
  await submitReview(shop, { orderLineId: lineId, rating: 3 }, buyer.headers);
  expect(await lines()).toEqual([
    { id: lineId, canReview: false, review: { state: 'PENDING', canEdit: true, review: { rating: 3 } } },
  ]);
});
