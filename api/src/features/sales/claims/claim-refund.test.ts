import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { aPaidOrder, refundOrder, refundsAt } from '../../../../test/fixtures/order.ts';
import {
  aPriceMatch,
  claimsOf,
  decideClaim,
  createClaim,
  withdrawClaim,
} from '../../../../test/fixtures/order/claim.ts';
import { recordOfflineRefund } from '../../../../test/fixtures/order/order-desk.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** A price match whose refund Stripe refused. */
async function aRefusedClaim(shop: TestShop, admin: SignedIn, customer: SignedIn) {
  const order = await aPaidOrder(shop, { by: customer });
  const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
  const decide = (later: number, decision: object) =>
    decideClaim(shop, { ...claim, revision: (claim.revision ?? 0) + later }, decision, admin);
  shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
  expect(await decide(0, { decision: 'PAY_BACK', amount: 2_000 })).toMatchObject({
    kind: 'ClaimRefused',
    message: expect.stringContaining('insufficient_funds'),
  });
  shop.complaints.splice(0);
  return { order, claim, decide };
}

describe('a price match whose refund Stripe refused', () => {
  it('stays approved, and a retry refunds it once', async ({ shop, admin, customer }) => {
    const { order, claim, decide } = await aRefusedClaim(shop, admin, customer);
    expect(await withdrawClaim(shop, claim.id, customer)).toMatchObject({ kind: 'ClaimRefused' });
    expect(await decide(1, { decision: 'REFUSE', text: 'No.' })).toMatchObject({ kind: 'ClaimRefused' });
    expect(await decide(1, { decision: 'PAY_BACK', amount: 1 })).toMatchObject({
      state: 'PAID_BACK',
      amount: 2_000,
    });
    expect(await refundsAt(shop, order)).toEqual([2_000]);
  });

  it('is settled when staff record an offline refund', async ({ shop, admin, customer }) => {
    const { order, decide } = await aRefusedClaim(shop, admin, customer);
    const [refund] = await shop.rows<{ id: string }>('select id from refunds where order_id = $1', [
      order.orderId,
    ]);
    const note = 'By bank transfer.';
    await recordOfflineRefund(shop, { refundId: refund?.id ?? '', amount: 2_000, note }, admin);
    expect((await claimsOf(shop, order, customer))?.claims).toMatchObject([
      { state: 'PAID_BACK', amount: 2_000 },
    ]);
    expect(await decide(2, { decision: 'PAY_BACK', amount: 2_000 })).toMatchObject({
      kind: 'ClaimRefused',
      message: 'This claim is already settled.',
    });
    expect(await refundsAt(shop, order)).toEqual([]);
  });

  it('can be decided again when nothing is left to refund', async ({ shop, admin, customer }) => {
    const { order, decide } = await aRefusedClaim(shop, admin, customer);
    await refundOrder(shop, order.orderId, admin);
    expect(await decide(1, { decision: 'PAY_BACK', amount: 2_000 })).toMatchObject({
      kind: 'ClaimRefused',
      message: 'All that was paid for this order has been refunded.',
    });
    expect((await claimsOf(shop, order, customer))?.claims).toMatchObject([
      { state: 'WAITING', amount: null },
    ]);
    expect(await decide(2, { decision: 'REFUSE', text: 'It was refunded.' })).toMatchObject({
      state: 'REFUSED',
    });
  });
});
