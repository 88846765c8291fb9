import { expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { updateSettings } from '../../../../test/fixtures/content/admin-settings.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { aTakenOrder, recordPayment } from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

async function doneSteps(shop: TestShop, { headers }: SignedIn): Promise<string[]> {
  const { data } = await shop.graphql<{ firstSteps: { step: string; isDone: boolean }[] }>(
    '{ firstSteps { step isDone } }',
    {},
    { ...headers },
  );
  return data.firstSteps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
}

it('an order taken by phone isn’t buying a tyre yourself, but one at the checkout is', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop);
  const { orderId } = await aTakenOrder(shop, product, admin, { payment: 'CASH' });
  expect(await recordPayment(shop, { orderId, method: 'CASH' }, admin)).toMatchObject({ kind: 'Order' });
  expect(await doneSteps(shop, admin)).not.toContain('TEST_ORDER');
  await aPaidOrder(shop);
  expect(await doneSteps(shop, admin)).toContain('TEST_ORDER');
});

it('opening hours and promises are done once the owner has changed some', async ({ shop, admin }) => {
  expect(await doneSteps(shop, admin)).not.toContain('PROMISES');
  await updateSettings(shop, admin, 'PROMISES', { returnDays: 28 });
  expect(await doneSteps(shop, admin)).toContain('PROMISES');
  expect(await doneSteps(shop, admin)).not.toContain('OPENING_HOURS');
  const supportHours = { Phone: '9 to 5', Chat: '', Email: '' };
  await updateSettings(shop, admin, 'HOURS', { supportHours });
  expect(await doneSteps(shop, admin)).toContain('OPENING_HOURS');
});
