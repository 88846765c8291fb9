import { afterAll, expect } from 'vitest';
import { aBuyableProduct, anOpenCheckout, becomes, pay } from '../../../../test/fixtures/buying.ts';
import { aSmtpServer } from '../../../../test/fixtures/outside/smtp-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { MailSender } from '../../operations/mail/index.ts';

let server = await aSmtpServer();
afterAll(() => server.close());
const it = shopTest({ env: { SMTP_URL: server.url }, jobs: true });

const mailsTo = (shop: TestShop, address: string): Promise<{ status: string; tries: number }[]> =>
  shop.rows('select status, tries from mails where recipient = $1', [address]);

it('an order is placed and paid while the mail server is down; its email is sent once when the server is back', async ({
  shop,
}) => {
  const { port } = server;
  await server.close();
  const email = 'down@example.com';
  const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop), { email });
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  // Wait until the failure is recorded: an email that is only claimed differs just by its error.
  await expect
    .poll(() => shop.rows('select tries, last_error from mails where recipient = $1', [email]))
    .toEqual([{ tries: 1, last_error: expect.stringContaining('ECONNREFUSED') }]);

  server = await aSmtpServer(port);
  await shop.rows(`update mails set next_attempt_at = now() - interval '1 second' where recipient = $1`, [
    email,
  ]);
  await shop.services.get(MailSender).sweep();
  await expect.poll(() => mailsTo(shop, email)).toEqual([{ status: 'SENT', tries: 2 }]);
  expect(server.received).toMatchObject([
    {
      to: [email],
      source: expect.stringContaining(`Subject: Thank you for your order ${checkout.orderNumber}`),
    },
  ]);
  expect(
    shop.complaints.filter((line) => !line.includes('An email couldn’t be sent and will be retried.')),
  ).toEqual([]);
});
