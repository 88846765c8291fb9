import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect } from 'vitest';
import { aCustomer, aMember, anEmail, PASSWORD, register } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';
import { FirstAdminService } from '../details/first-admin.service.ts';
import { aResetToken, resetPassword, updatePassword } from '../details/password.builder.ts';
import { aRangeApi, lineOf, prefixOf, rangeOf } from './range-api.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T11:00:00Z');
const LEAKED = 'purple monkey dishwasher';
/** Five times what the service has, for a busy machine. */
const PATIENCE_MS = 10_000;
const SENTENCE = 'This password has appeared in a data breach. Please choose another';

const api = await aRangeApi();
afterAll(() => api.close());
const it = shopTest({
  now: NOW,
  env: { BREACHED_PASSWORDS_URL: `${api.origin}/range/`, SIGN_INS_PER_ADDRESS: '40' },
});

const refusalAt = (path: string): object => ({
  kind: 'InvalidInput',
  message: SENTENCE,
  fields: [{ path, message: SENTENCE }],
});

describe('a password known from a breach', () => {
  it.beforeEach(() => api.answerWith(rangeOf(lineOf(LEAKED, 3))));

  it('is refused at sign-up, and any number of refusals leaves the visitor free to choose another', async ({
    shop,
  }) => {
    const email = anEmail();
    for (let tries = 0; tries < 11; tries += 1)
      expect(await register(shop, { email, password: LEAKED })).toEqual(refusalAt('password'));
    expect(await register(shop, { email })).toMatchObject({ kind: 'Session' });
  });

  it('is refused when customers and staff change or reset theirs', async ({ shop }) => {
    const people = [await aCustomer(shop), await aMember(shop, 'owner')];
    for (const person of people) {
      expect(await updatePassword(shop, person, LEAKED)).toEqual(refusalAt('newPassword'));
      const token = await aResetToken(shop, person);
      expect(await resetPassword(shop, token, LEAKED)).toEqual(refusalAt('newPassword'));
      expect(await resetPassword(shop, token)).toMatchObject({ kind: 'PasswordChanged' });
    }
  });

  it('is refused for the first administrator', async ({ shop }) => {
    await expect(
      shop.services.get(FirstAdminService).create({ email: anEmail(), password: LEAKED }),
    ).rejects.toThrow(`${SENTENCE}.`);
  });

  it('is accepted when the service has only padded its answer with it', async ({ shop }) => {
    api.answerWith(rangeOf(lineOf(LEAKED, 0)));
    expect(await register(shop, { password: LEAKED })).toMatchObject({ kind: 'Session' });
  });
});

it('only five characters of a hash leave the shop, in a request for a padded answer', async ({ shop }) => {
  api.answerWith(rangeOf());
  api.heard.length = 0;
  expect(await register(shop)).toMatchObject({ kind: 'Session' });
  expect(api.heard).toEqual([{ method: 'GET', path: `/range/${prefixOf(PASSWORD)}`, padding: 'true' }]);
});

describe('a service that doesn’t answer as it should', () => {
  const tooMuch = `${'F'.repeat(35)}:1\r\n`.repeat(20_000);

  it.for<[string, (response: ServerResponse) => unknown]>([
    ['refuses', (response) => response.writeHead(503).end(lineOf(LEAKED, 3))],
    ['hangs up', (response) => response.destroy()],
    ['sends another page', (response) => response.writeHead(302, { location: '/' }).end()],
    ['never ends its answer', (response) => response.write(lineOf(LEAKED, 3))],
    ['says nothing at all', () => undefined],
    ['sends too much', (response) => response.end(tooMuch + lineOf(LEAKED, 3))],
  ])('that %s keeps no customer out', async ([, answer], { shop }) => {
    const { promise: gaveUp, resolve } = Promise.withResolvers<void>();
    api.answerWith((response) => {
      response.once('close', resolve);
      answer(response);
    });
    const begun = performance.now();
    expect(await register(shop, { password: LEAKED })).toMatchObject({ kind: 'Session' });
    await gaveUp;
    expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
  });

  it('is logged, at most once an hour and without the password or its hash', async ({ shop }) => {
    shop.complaints.length = 0;
    // As a captive portal answers everything.
    api.answerWith((response) => response.end('<p>Welcome to our network</p>'));
    for (const now of [LATER, LATER, new Date(LATER.getTime() + 3_600_000)]) {
      shop.setNow(now);
      await register(shop);
    }
    expect(shop.complaints).toHaveLength(2);
    for (const line of shop.complaints) {
      expect(JSON.parse(line)).toMatchObject({
        level: 40,
        msg: expect.stringContaining('BREACHED_PASSWORDS_URL'),
      });
      expect(line).not.toMatch(new RegExp(`${PASSWORD}|${prefixOf(PASSWORD)}`, 'i'));
    }
    shop.complaints.length = 0;
  });
});

it('without an address no service is asked', async ({ shop }) => {
  const asked: unknown[] = [];
  const listen = (message: unknown): void => void asked.push(message);
  const plain = await openTestShop({ besides: shop });
  subscribe('undici:request:create', listen);
  try {
    api.answerWith(rangeOf());
    expect(await register(plain, { password: LEAKED })).toMatchObject({ kind: 'Session' });
    expect(asked).toEqual([]);
    await register(shop);
    expect(asked).toHaveLength(1);
  } finally {
    unsubscribe('undici:request:create', listen);
    await plain.close();
  }
});
