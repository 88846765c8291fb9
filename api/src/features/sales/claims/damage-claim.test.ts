import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../test/account.ts';
import { verifyEmail } from '../../../../test/fixtures/account/email.ts';
import { deleteAccount } from '../../../../test/fixtures/account/personal-data.ts';
import {
  anOrderThatIs,
  changeStatus,
  mailsAbout,
  refundOrder,
  refundsAt,
} from '../../../../test/fixtures/order.ts';
import { claimsOf, decideClaim, createClaim, tyreLineOf } from '../../../../test/fixtures/order/claim.ts';
import { aPaidOrderWithPlans, tyresOfTier } from '../../../../test/fixtures/order/road-hazard-plan.ts';
import { aPhotograph } from '../../../../test/fixtures/photograph.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' } });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** Two budget tyres at £100, one of them with a plan, delivered. */
async function aDeliveredPlan(shop: TestShop, by: SignedIn, admin: SignedIn) {
  const [tyre, other] = await tyresOfTier(shop, 'BUDGET', 2);
  if (!tyre || !other) throw new Error('Fewer than two budget tyres in the catalogue.');
  const order = await aPaidOrderWithPlans(
    shop,
    by,
    { tyre, quantity: 2 },
    { tyre: other, quantity: 1, roadHazardPlan: false },
  );
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await changeStatus(shop, order.orderId, status, admin);
  return order;
}

const damage = async (shop: TestShop, order: { orderId: string }, by: SignedIn) => ({
  orderId: order.orderId,
  lineId: await tyreLineOf(shop, order),
  kind: 'ROAD_HAZARD',
  quantity: 1,
  text: 'A pothole on the A421.',
  mileage: 1_200,
  treadMm: 7,
  photographs: [(await aPhotograph(shop, by)).id],
});

describe('a road hazard claim', () => {
  it('needs a plan for the tyres and refunds each tyre only once', async ({ shop, admin, customer }) => {
    const order = await aDeliveredPlan(shop, customer, admin);
    const claim = await createClaim(
      shop,
      { ...(await damage(shop, order, customer)), quantity: 2 },
      customer,
    );
    expect(claim).toMatchObject({ kind: 'Claim', state: 'WAITING', paid: 20_000 });
    expect(await decideClaim(shop, claim, { decision: 'PASS_ON' }, admin)).toMatchObject({
      kind: 'ClaimRefused',
    });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 20_000 }, admin)).toMatchObject({
      state: 'PAID_BACK',
    });
    expect(await refundsAt(shop, order)).toEqual([20_000]);
    expect(await createClaim(shop, await damage(shop, order, customer), customer)).toMatchObject({
      message: 'Every tyre that this plan covers has been claimed for.',
    });
    const choices = (await claimsOf(shop, order, customer))?.claimChoices ?? [];
    expect(choices.map(({ kind }) => kind)).toEqual([
      'PRICE_MATCH',
      'ROAD_HAZARD',
      'WARRANTY',
      'PRICE_MATCH',
      'WARRANTY',
    ]);
  });

  it('is worth only the tyres that haven’t been refunded since', async ({ shop, admin, customer }) => {
    const order = await aDeliveredPlan(shop, customer, admin);
    const claim = await createClaim(
      shop,
      { ...(await damage(shop, order, customer)), quantity: 2 },
      customer,
    );
    const lines = [{ lineId: await tyreLineOf(shop, order), quantity: 1 }];
    await refundOrder(shop, order.orderId, admin, { lines, revision: 0 });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 10_001 }, admin)).toMatchObject({
      fields: [{ path: 'amount', message: 'For this claim you can pay back up to £100.00' }],
    });
    await refundOrder(shop, order.orderId, admin, { lines, revision: 1 });
    expect(await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 1 }, admin)).toMatchObject({
      kind: 'ClaimRefused',
      message: 'These tyres have been refunded, so there’s nothing left to pay back.',
    });
  });

  it('uses up only the damaged tyre’s value: the other tyre can still be refunded in full', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await aDeliveredPlan(shop, customer, admin);
    const claim = await createClaim(shop, await damage(shop, order, customer), customer);
    await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 10_000 }, admin);
    const lineId = await tyreLineOf(shop, order);
    const one = [{ lineId, quantity: 1 }];
    await refundOrder(shop, order.orderId, admin, { lines: one });
    expect(await refundsAt(shop, order)).toEqual([10_000, 10_000]);
    expect(await refundOrder(shop, order.orderId, admin, { lines: one })).toMatchObject({
      fields: [{ path: 'amount', message: 'The amount must be above zero' }],
    });
  });

  it('is refused without a plan, and invalid without its text, mileage, tread or photographs', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    const input = await damage(shop, order, customer);
    expect(await createClaim(shop, input, customer)).toMatchObject({
      kind: 'ClaimRefused',
      message: 'There’s no road hazard plan for these tyres.',
    });
    const empty = { ...input, text: ' ', mileage: null, treadMm: null, photographs: [] };
    expect(await createClaim(shop, empty, customer)).toMatchObject({
      fields: [
        { path: 'text', message: 'Please tell us what happened' },
        { path: 'mileage' },
        { path: 'treadMm' },
        {
          path: 'photographs',
          message: 'Please add photographs of the damage, the whole tyre and its tread',
        },
      ],
    });
  });
});

describe('a warranty claim', () => {
  it('is passed to the maker and then replaced, with an email each time', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    const input = { ...(await damage(shop, order, customer)), kind: 'WARRANTY', treadMm: null };
    const unsent = { ...input, photographs: [...input.photographs, crypto.randomUUID()] };
    expect(await createClaim(shop, unsent, customer)).toMatchObject({ fields: [{ path: 'photographs' }] });
    const claim = await createClaim(shop, input, customer);
    const passed = await decideClaim(shop, claim, { decision: 'PASS_ON' }, admin);
    expect(passed).toMatchObject({ state: 'WITH_MAKER' });
    const text = 'A new tyre leaves tomorrow.';
    expect(await decideClaim(shop, passed, { decision: 'REPLACE', text }, admin)).toMatchObject({
      state: 'REPLACED',
      amount: null,
    });
    expect(await mailsAbout(shop, order)).toEqual(
      expect.arrayContaining([
        `Your claim is with the manufacturer: order ${order.orderNumber}`,
        `Your claim is approved: order ${order.orderNumber}`,
      ]),
    );
    expect(await refundsAt(shop, order)).toEqual([]);
  });

  it('is deleted with its photographs when the buyer deletes their account', async ({ shop, admin }) => {
    const buyer = await aCustomer(shop);
    await verifyEmail(shop, buyer);
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: buyer, email: buyer.email });
    const input = { ...(await damage(shop, order, buyer)), kind: 'WARRANTY' };
    const { id } = await createClaim(shop, input, buyer);
    await deleteAccount(shop, buyer);
    expect(await shop.rows('select id from claims where id = $1', [id])).toEqual([]);
    expect(await shop.rows('select id from photographs where subject_id = $1', [id])).toEqual([]);
  });
});
