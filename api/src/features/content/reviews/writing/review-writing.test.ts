import { describe, expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import {
  aBoughtLine,
  aReview,
  updateReview,
  fromElsewhere,
  invitationToken,
  NOT_BOUGHT,
  reviewTest,
  submitReview,
} from '../../../../../test/fixtures/content/review.ts';
import { refundOrder } from '../../../../../test/fixtures/order.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = reviewTest();

const rowsOf = (shop: TestShop, lineId: string): Promise<object[]> =>
  shop.rows('select id from reviews where order_line_id = $1', [lineId]);

describe('C-51 a review of delivered tyres', () => {
  it('C-51 a review of delivered tyres is stored in full, awaits moderation, and is a verified purchase', async ({
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
      canChange: true,
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

  it('C-51 a review of delivered tyres can be stars alone', async ({ shop, admin, customer }) => {
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

  it('C-51 reviewing tyres not bought is refused, and another’s order line is answered like an unknown one', async ({
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
    // An administrator can read every order, but can review only their own.
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
        message: 'You can review these tyres once they’ve been delivered.',
        standing: null,
      });
    },
  );

  it('C-51 a review of cancelled or refunded tyres is refused', async ({ shop, admin, customer }) => {
    const cancelled = await aBoughtLine(shop, admin, { by: customer, status: 'CANCELLED' });
    const refunded = await aBoughtLine(shop, admin, { by: customer });
    await refundOrder(shop, refunded.order.orderId, admin);
    for (const { lineId } of [cancelled, refunded])
      expect(await submitReview(shop, { orderLineId: lineId }, customer.headers)).toMatchObject({
        kind: 'ReviewRefused',
        code: 'ORDER_CLOSED',
        message: 'This order was cancelled or refunded, so you can’t review its tyres.',
      });
  });

  it('C-51 a line has one review: if five arrive at once, one is stored and the others refer to it', async ({
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
      message: 'You’ve already reviewed these tyres. You can change your review once.',
      standing: { id: kept[0]?.id, state: 'PENDING' },
    };
    expect(answers.filter(({ kind }) => kind !== 'ReviewStanding')).toEqual(
      Array.from({ length: 4 }, () => refusal),
    );
    expect(await rowsOf(shop, lineId)).toHaveLength(1);
    await fromElsewhere(shop);
  });

  it('C-51 a refused review names every invalid field', async ({ shop, customer, bought }) => {
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

  it('C-51 one network can submit twenty reviews an hour', async ({ shop, stranger }) => {
    await fromElsewhere(shop);
    for (let sent = 0; sent < 20; sent += 1) await submitReview(shop, { orderLineId: '0' }, stranger.headers);
    await expect(submitReview(shop, { orderLineId: '0' }, stranger.headers)).rejects.toThrow(
      /TOO_MANY_REQUESTS/,
    );
    await fromElsewhere(shop);
  });
});

describe('C-51 a guest', () => {
  it('C-51 a guest can review with the link emailed for the order, but no other order', async ({
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
    expect(await updateReview(shop, { id: id ?? 0, token: 'guessed' })).toEqual(NOT_BOUGHT);
    expect(await updateReview(shop, { id: id ?? 0, token, rating: 2 })).toMatchObject({
      kind: 'ReviewStanding',
      revision: 2,
      review: { rating: 2 },
    });
  });
});

it('ENT1-07 a review can’t claim a purchase without naming its order line', async ({ shop }) => {
  await expect(
    shop.rows('update reviews set is_sample = false, verified = true where id = 1'),
  ).rejects.toThrow(/reviews_verified_by_purchase/);
});

it('an order’s lines return their reviews, with one statement for all of them', async ({
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
            canChange
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
    { id: lineId, canReview: false, review: { state: 'PENDING', canChange: true, review: { rating: 3 } } },
  ]);
});
