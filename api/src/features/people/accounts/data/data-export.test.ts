import { describe, expect } from 'vitest';
import { aCustomer, anAdmin, anEmail, type SignedIn } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import {
  aRichCustomer,
  deleteAccount,
  requestExport,
} from '../../../../../test/fixtures/account/personal-data.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { updatePassword } from '../details/password.builder.ts';
import { User } from '../record/user.entity.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';

const START = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;
const A_PROGRAM = { accept: '*/*' };
const A_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const it = shopTest({ now: START });

const later = (shop: TestShop, hours: number): void =>
  shop.setNow(new Date(START.getTime() + hours * HOUR_MS));

async function linksMailedTo(shop: TestShop, { email }: Pick<SignedIn, 'email'>): Promise<string[]> {
  const mails = await shop.rows<{ text: string }>(
    `select text from mails where recipient = $1 and subject = 'Your data is ready' order by created_at`,
    [email],
  );
  return mails.map(
    ({ text }) => /http:\/\/shop\.test(\/api\/account\/export\?token=[\w-]+)/.exec(text)?.[1] ?? text,
  );
}

async function aProvedCustomer(shop: TestShop): Promise<SignedIn> {
  const customer = await aCustomer(shop);
  await verifyEmail(shop, customer);
  return customer;
}

/** A customer, and the link they were emailed. */
async function aLink(shop: TestShop): Promise<{ customer: SignedIn; link: string }> {
  const customer = await aProvedCustomer(shop);
  await requestExport(shop, customer);
  const [link = ''] = await linksMailedTo(shop, customer);
  return { customer, link };
}

const follow = (shop: TestShop, link: string, headers: Record<string, string> = A_PROGRAM) =>
  shop.app.inject({ method: 'GET', url: link, headers });
const statusOf = async (shop: TestShop, link: string): Promise<number> =>
  (await follow(shop, link)).statusCode;

describe('a copy of a customer’s data', () => {
  it('a data export is a file with everything the shop knows about the customer and nothing about others', async ({
    shop,
  }) => {
    const admin = await anAdmin(shop);
    const customer = await aRichCustomer(shop, admin, anEmail());
    await aRichCustomer(shop, admin, `other-${customer.email}`);
    expect(await requestExport(shop, customer)).toEqual({
      kind: 'DataExportRequested',
      email: customer.email,
      hours: 24,
    });
    const [link = ''] = await linksMailedTo(shop, customer);
    const answer = await follow(shop, link);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data-2026-11-20.json"',
    });
    const data = answer.json<Record<string, unknown>>();
    const address = {
      firstName: 'Zebedee',
      lastName: 'Featherstonehaugh',
      company: null,
      line1: '17 Quillfeather Row',
      line2: null,
      city: 'Bedford',
      postcode: 'MK42 0AA',
      country: 'GB',
    };
    const orderOf = ({ orderId, orderNumber, product }: typeof customer.order): object => ({
      id: orderId,
      number: orderNumber,
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      email: customer.email,
      phone: '07700 900123',
      deliveryAddress: address,
      billingAddress: address,
      subtotalPence: 17_898,
      totalPence: expect.any(Number),
      invoiceNumber: expect.any(String),
      placedAt: START.toISOString(),
      deliveredAt: START.toISOString(),
      lines: [
        {
          lineId: expect.any(Number),
          kind: 'TYRE',
          coversLineId: null,
          planMonths: null,
          productId: product.id,
          name: product.name,
          brand: expect.any(String),
          size: expect.any(String),
          sku: expect.any(String),
          quantity: 2,
          unitPricePence: 8_949,
          lineTotalPence: 17_898,
        },
      ],
      refunds: [],
    });
    expect(data).toMatchObject({
      exportedAt: START.toISOString(),
      account: {
        id: customer.id,
        email: customer.email,
        firstName: 'Zebedee',
        lastName: 'Featherstonehaugh',
        role: 'CUSTOMER',
        emailConfirmedAt: START.toISOString(),
        createdAt: START.toISOString(),
      },
      newsletter: {
        email: customer.email,
        state: 'PENDING',
        source: 'CHECKOUT',
        requestedAt: START.toISOString(),
        confirmedAt: null,
      },
    });
    expect(data['orders']).toHaveLength(2);
    expect(data['orders']).toEqual(
      expect.arrayContaining([
        expect.objectContaining(orderOf(customer.order)),
        expect.objectContaining(orderOf(customer.guestOrder)),
      ]),
    );
    expect(data['sessions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          device: 'Firefox on Windows',
          signedInAt: START.toISOString(),
          endedAt: null,
        }),
      ]),
    );
    expect(data['mailedLinks']).toEqual(
      expect.arrayContaining([expect.objectContaining({ purpose: 'DATA_EXPORT', email: customer.email })]),
    );
    expect(data['mails']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          recipient: customer.email,
          subject: `Thank you for your order ${customer.order.orderNumber}`,
        }),
      ]),
    );
    expect(answer.body).not.toContain(`other-${customer.email}`);
    expect(answer.body).not.toMatch(/passwordHash|tokenHash|\$argon2/);
  });

  it('a data export has a part for everything that features store', ({ shop }) => {
    const names = shop.services.personalData.map(({ name }) => name);
    expect(new Set([...names, 'exportedAt']).size).toBe(names.length + 1);
  });

  it('a data export isn’t sent to an unconfirmed address, which may be someone else’s', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(await requestExport(shop, customer)).toEqual({
      kind: 'EmailNotVerified',
      message: 'Please confirm your email address first, as that’s where we send the link.',
    });
    expect(await linksMailedTo(shop, customer)).toEqual([]);
  });

  it('a data export can be requested once an hour, even by many concurrent requests', async ({ shop }) => {
    const customer = await aProvedCustomer(shop);
    const answers = await Promise.all([1, 2, 3].map(() => requestExport(shop, customer)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      'DataExportAlreadyRequested',
      'DataExportAlreadyRequested',
      'DataExportRequested',
    ]);
    expect(await linksMailedTo(shop, customer)).toHaveLength(1);
  });
});

describe('the export link', () => {
  it('the export link works five times and for a day, and a HEAD request doesn’t count', async ({ shop }) => {
    const { link } = await aLink(shop);
    for (let look = 1; look <= 3; look += 1) await shop.app.inject({ method: 'HEAD', url: link });
    later(shop, 23);
    for (let download = 1; download <= 5; download += 1) expect(await statusOf(shop, link)).toBe(200);
    const refused = await follow(shop, link);
    expect(refused.statusCode).toBe(410);
    expect(refused.headers['cache-control']).toBe('no-store');
    const spent = 'This link has been used five times. Please ask for a new one in your account.';
    expect(refused.json()).toEqual({ success: false, error: spent, message: spent });
  });

  it('the export link expires after a day', async ({ shop }) => {
    const { link } = await aLink(shop);
    later(shop, 24);
    expect(await statusOf(shop, link)).toBe(404);
  });

  it.for([
    '/api/account/export',
    '/api/account/export?token=',
    '/api/account/export?token=forged',
    '/api/account/export?token=a&token=b',
  ])('the export link doesn’t work when it is %s', async (link, { shop }) => {
    const message =
      'This link doesn’t work. It’s incomplete, more than 24 hours old, or we’ve sent you a newer one.';
    expect((await follow(shop, link)).json()).toEqual({ success: false, error: message, message });
  });

  it('a broken export link takes a browser to a page that says so', async ({ shop }) => {
    const { statusCode, headers } = await follow(shop, '/api/account/export?token=forged', A_BROWSER);
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
      303,
      '/account/export-link',
      'no-store',
    ]);
  });

  it('the export link returns its owner’s data, even if someone else is signed in', async ({ shop }) => {
    const { customer, link } = await aLink(shop);
    const other = await aProvedCustomer(shop);
    expect((await follow(shop, link, other.headers)).json<{ account: { id: string } }>().account.id).toBe(
      customer.id,
    );
  });

  it('a token for another purpose doesn’t open the export', async ({ shop }) => {
    const { customer } = await aLink(shop);
    const token = await shop.services.platform.orm.em
      .fork()
      .transactional(async (em) =>
        shop.services
          .get(UserTokenService)
          .issue(em, await em.findOneOrFail(User, { id: customer.id }), 'RESET_PASSWORD', 30),
      );
    expect(await statusOf(shop, `/api/account/export?token=${token}`)).toBe(404);
  });

  it('a new password revokes export links, which an intruder may have requested', async ({ shop }) => {
    const { customer, link } = await aLink(shop);
    await updatePassword(shop, customer);
    expect(await statusOf(shop, link)).toBe(404);
  });

  it('the export link stops working once the account is deleted', async ({ shop }) => {
    const { customer, link } = await aLink(shop);
    expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 0 });
    expect(await statusOf(shop, link)).toBe(404);
  });
});
