import { describe, expect } from 'vitest';
import { aCustomer, anEmail, mailedToken, type SignedIn } from '../../../../test/account.ts';
import { requestEmailChange, followEmailLink, verifyEmail } from '../../../../test/fixtures/account/email.ts';
import { aProduct, askAs } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { forgetProductAlerts } from './alerts.jobs.ts';
import { alertMailsTo, askFor, aWaitingGuest, confirmAlert } from './product-alert.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const NEUTRAL = {
  kind: 'ProductAlertRequested',
  message: 'Nearly there: click the link we’ve emailed you, and we’ll tell you when it’s back.',
  needsConfirmation: true,
};

const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } }).extend(
  'tyre',
  { scope: 'file' },
  async ({ shop, admin }) => aProduct(shop, admin, { stockQuantity: 0 }),
);

const later = (shop: TestShop, days: number): void => shop.setNow(new Date(START.getTime() + days * DAY_MS));
const statesOf = async (shop: TestShop, email: string): Promise<string[]> =>
  (
    await shop.rows<{ state: string }>('select state from product_alerts where email_key = lower($1)', [
      email,
    ])
  ).map(({ state }) => state);
const own = async (shop: TestShop, by: SignedIn) =>
  (
    await askAs<{ myProductAlerts: { id: string; kind: string; product: { id: number } }[] }>(
      shop,
      by,
      '{ myProductAlerts { id kind price requestedAt product { id name } } }',
    )
  ).myProductAlerts;

describe('requesting alerts about a tyre', () => {
  it('a guest confirms by email; the response is the same for known addresses, new ones and bots', async ({
    shop,
    tyre,
  }) => {
    const email = anEmail();
    expect(await askFor(shop, tyre.id, email)).toEqual(NEUTRAL);
    expect(await statesOf(shop, email)).toEqual(['UNCONFIRMED']);
    const [mail] = await alertMailsTo(shop, email);
    expect(await confirmAlert(shop, 'nobody')).toBe(false);
    expect([
      await confirmAlert(shop, mail?.confirm ?? ''),
      await confirmAlert(shop, mail?.confirm ?? ''),
    ]).toEqual([true, true]);
    expect(await statesOf(shop, email)).toEqual(['WAITING']);
    expect(await askFor(shop, tyre.id, email.toUpperCase())).toEqual(NEUTRAL);
    expect(await statesOf(shop, email)).toEqual(['WAITING']);
    expect((await alertMailsTo(shop, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Shall we tell you about this tyre?',
      'You’re already on the list',
    ]);
    const bot = anEmail();
    expect(await askFor(shop, tyre.id, bot, { website: 'https://spam.example' })).toEqual(NEUTRAL);
    expect(await statesOf(shop, bot)).toEqual([]);
  });

  it('one click ends all alerts for an address, in an email client and on the page', async ({
    shop,
    admin,
    tyre,
  }) => {
    const email = anEmail();
    const mail = await aWaitingGuest(shop, tyre.id, email);
    await aWaitingGuest(shop, (await aProduct(shop, admin)).id, email, 'PRICE_DROP');
    const click = (token: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/alerts/end?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click('nobody')).statusCode).toBe(404);
    expect((await click(mail.end)).statusCode).toBe(200);
    expect(await statesOf(shop, email)).toEqual(['ENDED', 'ENDED']);
    expect(
      (
        await shop.graphql<{ unsubscribeProductAlerts: boolean }>(
          'mutation ($token: String!) { unsubscribeProductAlerts(token: $token) }',
          { token: mail.end },
        )
      ).data.unsubscribeProductAlerts,
    ).toBe(true);
    expect(await confirmAlert(shop, mail.confirm)).toBe(false);
    const page = await shop.app.inject(`/api/alerts/end?token=${mail.end}`);
    expect([page.statusCode, page.headers.location]).toEqual([303, `/alerts/end?token=${mail.end}`]);
  });

  it('a customer with a confirmed address needs no link, and finds and deletes the alert in their account', async ({
    shop,
    stranger,
    tyre,
  }) => {
    const customer = await aCustomer(shop);
    expect(await askFor(shop, tyre.id, customer.email, { by: customer })).toEqual(NEUTRAL);
    expect(await own(shop, customer)).toEqual([]);
    await verifyEmail(shop, customer);
    expect(await askFor(shop, tyre.id, customer.email, { by: customer })).toMatchObject({
      needsConfirmation: false,
      message: `We’ll email you at ${customer.email} when it’s back.`,
    });
    expect(await alertMailsTo(shop, customer.email)).toHaveLength(1);
    const [alert] = await own(shop, customer);
    expect(alert).toMatchObject({ kind: 'BACK_IN_STOCK', price: 10_000, product: { id: tyre.id } });
    const remove = async (by: SignedIn) =>
      (
        await askAs<{ deleteProductAlert: boolean }>(
          shop,
          by,
          'mutation ($id: ID!) { deleteProductAlert(id: $id) }',
          { id: alert?.id },
        )
      ).deleteProductAlert;
    expect([await remove(stranger), await remove(customer), await remove(customer)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await own(shop, customer)).toEqual([]);
    const other = anEmail();
    expect(await askFor(shop, tyre.id, other, { by: customer })).toEqual(NEUTRAL);
  });

  it('a guest’s requests belong to the account that confirms the address, and move with it', async ({
    shop,
    tyre,
  }) => {
    const customer = await aCustomer(shop);
    await aWaitingGuest(shop, tyre.id, customer.email);
    expect(await own(shop, customer)).toEqual([]);
    await verifyEmail(shop, customer);
    expect(await own(shop, customer)).toHaveLength(1);
    const email = anEmail();
    await aWaitingGuest(shop, tyre.id, email);
    await requestEmailChange(shop, customer, email);
    await followEmailLink(shop, await mailedToken(shop, { email }, 'verify-email'), customer);
    expect(await own(shop, customer)).toHaveLength(1);
    expect([await statesOf(shop, customer.email), await statesOf(shop, email)]).toEqual([[], ['WAITING']]);
  });

  it('refuses alerts that make no sense, and too many requests', async ({ shop, admin, tyre }) => {
    const inStock = await aProduct(shop, admin);
    expect(await askFor(shop, inStock.id, anEmail())).toEqual({
      kind: 'NothingToWaitFor',
      message: 'Good news: this tyre is in stock again, so you can buy it now.',
    });
    expect(await askFor(shop, 999_999, anEmail())).toEqual({
      kind: 'NothingToWaitFor',
      message: 'We no longer sell this tyre.',
    });
    expect(await askFor(shop, tyre.id, 'nobody')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'email', message: 'Please enter a valid email' }],
    });
    const email = anEmail();
    for (let count = 0; count < 6; count += 1) expect(await askFor(shop, tyre.id, email)).toEqual(NEUTRAL);
    expect(await alertMailsTo(shop, email)).toHaveLength(5);
    const from = { 'x-forwarded-for': '10.9.9.9' };
    for (let count = 0; count < 20; count += 1) await askFor(shop, 999_999, anEmail(), { from });
    expect(
      (
        await shop.graphql(
          'mutation ($input: RequestProductAlertInput!) { requestProductAlert(input: $input) { __typename } }',
          { input: { productId: tyre.id, kind: 'BACK_IN_STOCK', email } },
          from,
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('TOO_MANY_REQUESTS');
  });

  it('a request is deleted after a week unconfirmed, a month after its email, or a year in all', async ({
    shop,
    tyre,
  }) => {
    const [unconfirmed, ended, waiting] = [anEmail(), anEmail(), anEmail()];
    await askFor(shop, tyre.id, unconfirmed);
    const mail = await aWaitingGuest(shop, tyre.id, ended);
    await shop.app.inject({ method: 'POST', url: `/api/alerts/end?token=${mail.end}` });
    await aWaitingGuest(shop, tyre.id, waiting);
    const left = async (days: number) => {
      later(shop, days);
      await forgetProductAlerts.handle(shop.services, {} as never);
      return Promise.all([unconfirmed, ended, waiting].map((email) => statesOf(shop, email)));
    };
    expect(await left(6)).toEqual([['UNCONFIRMED'], ['ENDED'], ['WAITING']]);
    expect(await left(8)).toEqual([[], ['ENDED'], ['WAITING']]);
    expect(await left(31)).toEqual([[], [], ['WAITING']]);
    expect(await left(366)).toEqual([[], [], []]);
  });

  it('administrators see how many people wait for a tyre, and which tyres are wanted most', async ({
    shop,
    admin,
  }) => {
    const wanted = await aProduct(shop, admin, { stockQuantity: 0 });
    for (const email of [anEmail(), anEmail(), anEmail(), anEmail()])
      await aWaitingGuest(shop, wanted.id, email);
    await aWaitingGuest(shop, wanted.id, anEmail(), 'PRICE_DROP');
    await askFor(shop, wanted.id, anEmail());
    const { productAlertCounts, wantedProducts } = await askAs<{
      productAlertCounts: object;
      wantedProducts: object[];
    }>(
      shop,
      admin,
      `query ($id: Int!) {
        productAlertCounts(productId: $id) { backInStock priceDrop }
        wantedProducts(limit: 1) { productId name waiting }
      }`,
      { id: wanted.id },
    );
    expect(productAlertCounts).toEqual({ backInStock: 4, priceDrop: 1 });
    expect(wantedProducts).toEqual([{ productId: wanted.id, name: wanted.name, waiting: 4 }]);
  });
});
