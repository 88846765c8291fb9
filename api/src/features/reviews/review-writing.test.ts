import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { anEmail } from '../accounts/account.builder.ts';
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
} from './review.builder.ts';

const NOT_BOUGHT = {
  kind: 'TyreNotBought',
  message: 'You can only review tyres that you bought here and that we delivered to you.',
};

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') }).extend(
  'bought',
  { scope: 'file' },
  ({ shop, admin, customer }) => aBoughtLine(shop, admin, { by: customer }),
);

const rowsOf = (shop: TestShop, lineId: string): Promise<object[]> =>
  shop.rows('select id from reviews where order_line_id = $1', [lineId]);

/** Limits are for one address; no test is to feel the others’. */
const fromElsewhere = (shop: TestShop): Promise<object[]> =>
  shop.rows("delete from rate_limits where key like 'reviews:%'");

describe('C-51 a review of delivered tyres', () => {
  it('is taken with all that was said, waits for the check, and is a verified purchase', async ({
    shop,
    admin,
    customer,
  }) => {
    const { lineId } = await aBoughtLine(shop, admin, { by: customer });
    const answer = await submitReview(
      shop,
      { orderLineId: lineId, title: ' Two\nlines ', text: 'First.\r\n\r\nThen <b>this</b>.', wear: 3 },
      customer.headers,
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

  it('may be stars alone', async ({ shop, admin, customer }) => {
    const { lineId } = await aBoughtLine(shop, admin, { by: customer });
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
      customer.headers,
    );
    expect(answer).toMatchObject({
      kind: 'ReviewStanding',
      review: { rating: 1, title: null, text: null, milesDriven: null },
    });
  });

  it('of a tyre not bought is refused in words, and another’s line answers exactly like none at all', async ({
    shop,
    admin,
    stranger,
    bought,
  }) => {
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
    expect(await rowsOf(shop, bought.lineId)).toEqual([]);
    await fromElsewhere(shop);
  });

  it.for(['PENDING', 'PROCESSING', 'SHIPPED'] as const)(
    'is refused while the order is %s',
    async (status, { shop, admin, customer }) => {
      const { lineId } = await aBoughtLine(shop, admin, { by: customer, status });
      expect(await submitReview(shop, { orderLineId: lineId }, customer.headers)).toEqual({
        kind: 'ReviewRefused',
        code: 'NOT_DELIVERED',
        message: 'You can review these tyres once they have been delivered.',
        standing: null,
      });
    },
  );

  it('is refused for tyres that were cancelled or paid back', async ({ shop, admin, customer }) => {
    const cancelled = await aBoughtLine(shop, admin, { by: customer, status: 'CANCELLED' });
    const refunded = await aBoughtLine(shop, admin, { by: customer });
    await refundOrder(shop, refunded.order.orderId, admin);
    for (const { lineId } of [cancelled, refunded])
      expect(await submitReview(shop, { orderLineId: lineId }, customer.headers)).toMatchObject({
        kind: 'ReviewRefused',
        code: 'ORDER_CLOSED',
        message: 'This order was cancelled or refunded, so its tyres cannot be reviewed.',
      });
  });

  it('is there once: of five sent at the same moment one is kept, and the others lead to it', async ({
    shop,
    admin,
    customer,
  }) => {
    const { lineId } = await aBoughtLine(shop, admin, { by: customer });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submitReview(shop, { orderLineId: lineId }, customer.headers)),
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
    expect(await rowsOf(shop, lineId)).toHaveLength(1);
    await fromElsewhere(shop);
  });

  it('names every field that is wrong at once', async ({ shop, customer, bought }) => {
    const wrong = aReview({
      rating: 6,
      title: 'x'.repeat(101),
      text: '😀'.repeat(4_001),
      milesDriven: -1,
      comfort: 0,
    });
    expect(await submitReview(shop, { orderLineId: bought.lineId, ...wrong }, customer.headers)).toEqual({
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
    expect(await rowsOf(shop, bought.lineId)).toEqual([]);
  });

  it('is taken twenty times an hour from one address', async ({ shop, stranger }) => {
    await fromElsewhere(shop);
    for (let sent = 0; sent < 20; sent += 1) await submitReview(shop, { orderLineId: '0' }, stranger.headers);
    await expect(submitReview(shop, { orderLineId: '0' }, stranger.headers)).rejects.toThrow(
      /TOO_MANY_REQUESTS/,
    );
    await fromElsewhere(shop);
  });
});

describe('C-51 a guest', () => {
  it('reviews by the link that was mailed for the order, and no other order by it', async ({
    shop,
    admin,
    bought,
  }) => {
    const email = anEmail();
    const own = await aBoughtLine(shop, admin, { email });
    const token = await invitationToken(shop, own, email);
    const document = /* GraphQL */ `
      {
        reviewInvitation(token: "TOKEN") {
          orderNumber
          lines {
            id
            productName
            canReview
            review {
              state
            }
          }
        }
      }
    `;
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
  it('takes a published review off until it is checked anew, and the figures with it', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id, modelId, order } = await aPublishedReview(shop, admin, customer, { rating: 1 });
    const published = async (): Promise<number[]> => {
      const { data } = await shop.graphql<{ product: { reviews: { items: { id: number }[] } } }>(
        'query ($id: Int!) { product(id: $id) { reviews(limit: 100) { items { id } } } }',
        { id: order.product.id },
      );
      return data.product.reviews.items.map((review) => review.id);
    };
    expect(await published()).toContain(id);
    expect(
      await editReview(shop, { id, rating: 5, text: 'Better than I thought.' }, customer.headers),
    ).toMatchObject({ kind: 'ReviewStanding', state: 'PENDING', revision: 2, canEdit: false });
    expect(await published()).not.toContain(id);
    const { kept, counted } = await figuresOf(shop, modelId);
    expect(kept).toEqual(counted);
    await moderateReview(shop, { id, revision: 2 }, admin);
    expect(await published()).toContain(id);
  });

  it('is one: a second is refused, and of three at once one counts', async ({ shop, admin, customer }) => {
    await fromElsewhere(shop);
    const { id } = await aPublishedReview(shop, admin, customer);
    const answers = await Promise.all(
      [1, 2, 3].map((rating) => editReview(shop, { id, rating }, customer.headers)),
    );
    expect(answers.filter(({ kind }) => kind === 'ReviewStanding')).toHaveLength(1);
    expect(await editReview(shop, { id, rating: 5 }, customer.headers)).toEqual({
      kind: 'ReviewRefused',
      code: 'ALREADY_EDITED',
      message: 'You have changed this review already. A review can be changed once.',
      standing: { id, state: 'PENDING' },
    });
  });

  it('is the author’s alone; another’s, an unknown and a sample review answer alike', async ({
    shop,
    admin,
    customer,
    stranger,
  }) => {
    const { id } = await aPublishedReview(shop, admin, customer);
    for (const other of [id, 1, 0, -1, 2_147_483_647])
      expect(await editReview(shop, { id: other }, stranger.headers)).toEqual(NOT_BOUGHT);
    expect(await editReview(shop, { id }, admin.headers)).toEqual(NOT_BOUGHT);
    expect(await shop.rows('select edited_at from reviews where id = $1', [id])).toEqual([
      { edited_at: null },
    ]);
  });
});

it('ENT1-07 no review can claim a purchase that it does not name', async ({ shop }) => {
  await expect(
    shop.rows('update reviews set is_sample = false, verified = true where id = 1'),
  ).rejects.toThrow(/reviews_verified_by_purchase/);
});

it('the lines of an order tell what was said of them, with one statement for all of them', async ({
  shop,
  admin,
  customer,
}) => {
  const { order, lineId } = await aBoughtLine(shop, admin, { by: customer });
  const document = /* GraphQL */ `
    query ($id: ID!) {
      order(id: $id) {
        lines {
          id
          canReview
          review {
            state
            canEdit
            review {
              rating
            }
          }
        }
      }
    }
  `;
  const lines = async (): Promise<unknown> =>
    (
      await shop.graphql<{ order: { lines: unknown } }>(
        document,
        { id: order.orderId },
        { ...customer.headers },
      )
    ).data.order.lines;
  expect(await lines()).toEqual([{ id: lineId, canReview: true, review: null }]);
  await submitReview(shop, { orderLineId: lineId, rating: 3 }, customer.headers);
  expect(await lines()).toEqual([
    { id: lineId, canReview: false, review: { state: 'PENDING', canEdit: true, review: { rating: 3 } } },
  ]);
});
