import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import {
  aPaidOrder,
  mailsAbout,
  refundOrder,
  refundsAt,
  type BoughtOrder,
} from '../../../../test/fixtures/order.ts';
import {
  answerClaim,
  aPriceMatch,
  claimsOf,
  decideClaim,
  createClaim,
  withdrawClaim,
  type Actor,
} from '../../../../test/fixtures/order/claim.ts';
import { aPhotograph } from '../../../../test/fixtures/photograph.ts';
import { bank, totalOf } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { MAILED_DAYS, OrderKeys } from '../orders/index.ts';

const START = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** A guest who holds the order key from their email. */
async function holderOf(shop: TestShop, { orderId }: BoughtOrder): Promise<Actor> {
  const [order] = await shop.rows<{ id: string; email: string }>(
    'select id, email from orders where id = $1',
    [orderId],
  );
  if (!order) throw new Error('The order does not exist.');
  return { headers: { 'order-key': (await shop.services.get(OrderKeys).sign(order, MAILED_DAYS)).key } };
}

const historyOf = async (shop: TestShop, { orderId }: BoughtOrder): Promise<string[]> =>
  (
    await shop.rows<{ message: string }>('select message from order_events where order_id = $1 order by id', [
      orderId,
    ])
  ).map(({ message }) => message);

describe('a price match', () => {
  it('is claimed with a web address and partly refunded, with emails and entries in the order’s history', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
    expect(claim).toMatchObject({ kind: 'Claim', state: 'WAITING', quantity: 2, paid: totalOf(order) });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 2_001 }, admin)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'amount', message: 'For this claim you can pay back up to £20.00' }],
    });
    expect(await decideClaim(shop, claim, { decision: 'REPLACE' }, admin)).toMatchObject({
      message: 'A price match claim can’t be decided like that.',
    });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 2_000 }, admin)).toMatchObject({
      kind: 'Claim',
      state: 'PAID_BACK',
      amount: 2_000,
    });
    expect(await refundsAt(shop, order)).toEqual([2_000]);
    expect((await mailsAbout(shop, order)).toSorted()).toEqual([
      `Thank you for your order ${order.orderNumber}`,
      `We’ve got your claim about order ${order.orderNumber}`,
      `We’ve refunded £20.00 for order ${order.orderNumber}`,
    ]);
    expect((await historyOf(shop, order)).slice(-2)).toEqual([
      'We’ve received a price match claim.',
      'We’ve approved your price match claim.',
    ]);
    expect(await claimsOf(shop, order, customer)).toMatchObject({
      claims: [{ what: 'PRICE_MATCH', state: 'PAID_BACK', amount: 2_000 }],
      claimChoices: [
        { kind: 'PRICE_MATCH', lastDay: '2026-11-27', units: 2, refusal: null },
        { kind: 'WARRANTY', lastDay: null, refusal: 'You can claim once your tyres have been delivered.' },
      ],
    });
    // The next offer is compared with the price less the earlier refund.
    const again = { ...(await aPriceMatch(shop, order)), offerPrice: totalOf(order) - 2_000 };
    expect(await createClaim(shop, again, customer)).toMatchObject({ kind: 'InvalidInput' });
    // Each of two tyres bears half of the earlier refund.
    expect(await createClaim(shop, { ...again, quantity: 1, offerPrice: 1 }, customer)).toMatchObject({
      paid: Math.round(totalOf(order) / 2) - 1_000,
    });
  });

  it('is claimed by a guest with a photograph, questioned, answered, and refused with an emailed reason', async ({
    shop,
    admin,
    stranger,
  }) => {
    const order = await aPaidOrder(shop);
    const guest = await holderOf(shop, order);
    const { id: photograph } = await aPhotograph(shop, guest);
    const typed = { ...(await aPriceMatch(shop, order)), offerUrl: ' ', photographs: [photograph] };
    const claim = await createClaim(shop, typed, guest);
    expect(claim).toMatchObject({ state: 'WAITING', photographs: [{ id: photograph }] });
    const asked = await decideClaim(shop, claim, { decision: 'ASK', text: 'Is it in stock?' }, admin);
    expect(asked).toMatchObject({ state: 'QUESTION' });
    expect(await answerClaim(shop, { id: claim.id, text: 'Yes.' }, stranger)).toMatchObject({
      kind: 'ClaimNotFound',
    });
    // A photograph that is attached to something can't be attached again.
    const used = { id: claim.id, text: 'Yes.', photographs: [photograph] };
    expect(await answerClaim(shop, used, guest)).toMatchObject({ fields: [{ path: 'photographs' }] });
    const answered = await answerClaim(shop, { id: claim.id, text: 'Yes, 12 of them.' }, guest);
    expect(answered).toMatchObject({ state: 'WAITING' });
    expect(await answerClaim(shop, { id: claim.id, text: 'Twelve.' }, guest)).toMatchObject({
      kind: 'ClaimRefused',
    });
    expect(await decideClaim(shop, answered, { decision: 'REFUSE' }, admin)).toMatchObject({
      fields: [{ path: 'text', message: 'Please give the reason' }],
    });
    await decideClaim(shop, answered, { decision: 'REFUSE', text: 'The seller is in France.' }, admin);
    expect((await claimsOf(shop, order, guest))?.claims).toMatchObject([
      {
        state: 'REFUSED',
        steps: [
          { author: 'BUYER', state: 'WAITING' },
          { author: 'SHOP', state: 'QUESTION', text: 'Is it in stock?' },
          { author: 'BUYER', state: 'WAITING', text: 'Yes, 12 of them.' },
          { author: 'SHOP', state: 'REFUSED', text: 'The seller is in France.' },
        ],
      },
    ]);
    const mails = await shop.rows<{ subject: string; text: string }>(
      'select subject, text from mails where subject like $1 order by subject',
      [`%claim%${order.orderNumber}%`],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `A question about your claim: order ${order.orderNumber}`,
      `We couldn’t approve your claim: order ${order.orderNumber}`,
      `We’ve got your claim about order ${order.orderNumber}`,
    ]);
    expect(mails[0]?.text).toContain(`/orders/${order.orderId}/claims/${claim.id}#key=`);
    expect(mails[1]?.text).toContain('The seller is in France.');
    expect(await refundsAt(shop, order)).toEqual([]);
  });

  it('is made once by simultaneous requests, and can be made again after it’s withdrawn', async ({
    shop,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const input = await aPriceMatch(shop, order);
    const answers = await Promise.all([1, 2, 3].map(() => createClaim(shop, input, customer)));
    const [made, ...others] = answers.toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect(made).toMatchObject({ kind: 'Claim' });
    for (const other of others)
      expect(other).toMatchObject({
        kind: 'ClaimRefused',
        message: 'You’ve already made this claim, and we’re looking into it.',
      });
    expect(await withdrawClaim(shop, made?.id, customer)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await withdrawClaim(shop, made?.id, customer)).toMatchObject({ kind: 'ClaimRefused' });
    expect(await createClaim(shop, input, customer)).toMatchObject({ kind: 'Claim' });
  });

  it('is refused after its last day in London, counted in the days promised when the order was placed', async ({
    shop,
  }) => {
    const order = await aPaidOrder(shop);
    const [input, guest] = [await aPriceMatch(shop, order), await holderOf(shop, order)];
    await shop.rows(`update orders set promises = promises || '{"priceMatchDays": 9}' where id = $1`, [
      order.orderId,
    ]);
    shop.setNow(new Date('2026-11-29T23:59:59Z'));
    expect((await claimsOf(shop, order, guest))?.claimChoices[0]).toMatchObject({
      lastDay: '2026-11-29',
      refusal: null,
    });
    shop.setNow(new Date('2026-11-30T00:00:00Z'));
    expect(await createClaim(shop, input, guest)).toMatchObject({
      kind: 'ClaimRefused',
      message: 'The last day for this was 29 November 2026, counted from your order.',
    });
  });

  it.for([
    ['an offer that isn’t cheaper', { offerPrice: 9_999_999 }, 'offerPrice', /^That isn’t less than the £/],
    [
      'an invalid web address',
      { offerUrl: 'down the road' },
      'offerUrl',
      /^Please enter the whole web address/,
    ],
    ['neither web address nor photograph', { offerUrl: '' }, 'offerUrl', /add a photograph of it$/],
    ['no price', { offerPrice: null }, 'offerPrice', /^Please enter the offer’s total price/],
    [
      'more tyres than were bought',
      { quantity: 3 },
      'quantity',
      /^You can claim for up to 2 tyres of this line$/,
    ],
    [
      'a line of another order',
      { lineId: '999999999' },
      'lineId',
      /^This order doesn’t include those tyres$/,
    ],
  ] as const)('refuses %s', async ([, wrong, path, message], { shop, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const answer = await createClaim(shop, { ...(await aPriceMatch(shop, order)), ...wrong }, customer);
    expect(answer).toMatchObject({ fields: [{ path, message: expect.stringMatching(message) }] });
    expect((await claimsOf(shop, order, customer))?.claims).toEqual([]);
  });

  it('is not found by other customers, and can’t be made for their orders', async ({
    shop,
    customer,
    stranger,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const input = await aPriceMatch(shop, order);
    expect(await createClaim(shop, input, stranger)).toMatchObject({ kind: 'OrderNotFound' });
    const { id } = await createClaim(shop, input, customer);
    const claim = (by: Actor) =>
      shop.graphql('query ($id: ID!) { claim(id: $id) { id } }', { id }, { ...by.headers });
    expect((await claim(stranger)).data).toEqual({ claim: null });
    expect((await claim(customer)).data).toEqual({ claim: { id } });
    expect(await withdrawClaim(shop, id, stranger)).toMatchObject({ kind: 'ClaimNotFound' });
  });
});

describe('the refund of a claim', () => {
  it('is made once if two administrators approve at the same time, and the second gets StaleWrite', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
    const admins = [admin, await anAdmin(shop)];
    const answers = await Promise.all(
      admins.map((by, index) =>
        decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 1_000 + index }, by),
      ),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['Claim', 'StaleWrite']);
    expect(await refundsAt(shop, order)).toHaveLength(1);
  });

  it('is refused above what’s left of the payment, and the claim can be decided again', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
    await refundOrder(shop, order.orderId, admin, { amount: totalOf(order) - 1_500 });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 2_000 }, admin)).toMatchObject({
      kind: 'ClaimRefused',
      message: 'Only £15.00 is left to refund.',
    });
    expect((await claimsOf(shop, order, customer))?.claims).toMatchObject([
      { state: 'WAITING', amount: null },
    ]);
    const [{ revision } = { revision: 0 }] = await shop.rows<{ revision: number }>(
      'select revision from claims where id = $1',
      [claim.id],
    );
    expect(
      await decideClaim(shop, { ...claim, revision }, { decision: 'PAY_BACK', amount: 1_500 }, admin),
    ).toMatchObject({ state: 'PAID_BACK' });
  });

  it('settles the claim even before the bank confirms it', async ({ shop, admin, customer }) => {
    const order = await aPaidOrder(shop, { by: customer });
    const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
    shop.sandbox.planNextRefund({ status: 'pending' });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 2_000 }, admin)).toMatchObject({
      state: 'PAID_BACK',
    });
    await bank(shop, order, 'succeeded');
    expect(await refundsAt(shop, order)).toEqual([2_000]);
  });
});
