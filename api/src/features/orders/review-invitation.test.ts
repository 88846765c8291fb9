import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { anAdmin, anEmail, type SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, refundOrder } from './order.builder.ts';
import { inviteReviews } from './orders.jobs.ts';

const DELIVERED = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

let shop: TestShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openTestShop({ now: DELIVERED });
  admin = await anAdmin(shop);
});
afterAll(() => shop.close());

const sweep = (): Promise<void> => inviteReviews.handle(shop.services, {} as never);

async function invitationsTo(email: string): Promise<number> {
  const mails = await shop.rows(
    `select id from mails where recipient = $1 and subject = 'How are your new tyres?'`,
    [email],
  );
  return mails.length;
}

test('C-51 a buyer is invited fourteen days after delivery, once, however many sweeps run', async () => {
  const [email, refunded, underWay] = [anEmail(), anEmail(), anEmail()];
  await anOrderThatIs(shop, 'DELIVERED', admin, { email });
  await refundOrder(
    shop,
    (await anOrderThatIs(shop, 'DELIVERED', admin, { email: refunded })).orderId,
    admin,
  );
  await anOrderThatIs(shop, 'SHIPPED', admin, { email: underWay });
  shop.setNow(new Date(DELIVERED.getTime() + 14 * DAY_MS - 1));
  await sweep();
  expect(await invitationsTo(email)).toBe(0);
  shop.setNow(new Date(DELIVERED.getTime() + 14 * DAY_MS));
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect([await invitationsTo(email), await invitationsTo(refunded), await invitationsTo(underWay)]).toEqual([
    1, 0, 0,
  ]);
});
