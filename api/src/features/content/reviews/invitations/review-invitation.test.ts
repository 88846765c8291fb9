import { expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import { anOrderThatIs, refundOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { inviteReviews } from '../reviews.jobs.ts';

const DELIVERED = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

const it = shopTest({ now: DELIVERED });

const sweep = (shop: TestShop): Promise<void> => inviteReviews.handle(shop.services, {} as never);

async function invitationsTo(shop: TestShop, email: string): Promise<number> {
  const mails = await shop.rows(
    `select id from mails where recipient = $1 and subject = 'How are your new tyres?'`,
    [email],
  );
  return mails.length;
}

it('C-51 a buyer is invited fourteen days after delivery, once, even if several sweeps run', async ({
  shop,
  admin,
}) => {
  const [email, refunded, pending] = [anEmail(), anEmail(), anEmail()];
  await anOrderThatIs(shop, 'DELIVERED', admin, { email });
  await refundOrder(
    shop,
    (await anOrderThatIs(shop, 'DELIVERED', admin, { email: refunded })).orderId,
    admin,
  );
  await anOrderThatIs(shop, 'SHIPPED', admin, { email: pending });
  shop.setNow(new Date(DELIVERED.getTime() + 14 * DAY_MS - 1));
  await sweep(shop);
  expect(await invitationsTo(shop, email)).toBe(0);
  shop.setNow(new Date(DELIVERED.getTime() + 14 * DAY_MS));
  await Promise.all([sweep(shop), sweep(shop), sweep(shop)]);
  await sweep(shop);
  expect([
    await invitationsTo(shop, email),
    await invitationsTo(shop, refunded),
    await invitationsTo(shop, pending),
  ]).toEqual([1, 0, 0]);
});

it("a failed invitation doesn't hold up the others, and is sent by a later sweep", async ({
  shop,
  admin,
}) => {
  const [stuck, email] = [anEmail(), anEmail()];
  await anOrderThatIs(shop, 'DELIVERED', admin, { email: stuck });
  shop.setNow(new Date(DELIVERED.getTime() + 1));
  await anOrderThatIs(shop, 'DELIVERED', admin, { email });
  shop.setNow(new Date(DELIVERED.getTime() + 15 * DAY_MS));
  await shop.rows(`alter table mails add constraint unwritable check (recipient <> '${stuck}') not valid`);
  await sweep(shop);
  expect([await invitationsTo(shop, stuck), await invitationsTo(shop, email)]).toEqual([0, 1]);
  expect(shop.complaints).toContainEqual(
    expect.stringContaining('Inviting a buyer to review failed; it will be retried tomorrow.'),
  );
  await shop.rows('alter table mails drop constraint unwritable');
  await sweep(shop);
  expect([await invitationsTo(shop, stuck), await invitationsTo(shop, email)]).toEqual([1, 1]);
  shop.complaints.length = 0;
});
