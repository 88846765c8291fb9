import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anEmail, login, me, PASSWORD } from './account.builder.ts';
import { FirstAdminService } from './first-admin.service.ts';

const OWNER = { email: 'owner@example.com', password: 'twelve tyres and a jack' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.rows('delete from users'));

/** A shop with the settings of a case, on the same database. */
async function prepareWith(env: Record<string, string>): Promise<unknown> {
  const started = await openTestShop({ env, besides: shop });
  try {
    return await started.services.get(FirstAdminService).prepare();
  } finally {
    await started.close();
  }
}

const SETTINGS = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };

describe('the first administrator', () => {
  it('is made up in the demonstration, once, with a password nobody else has', async () => {
    const made = (await prepareWith({})) as typeof OWNER;
    expect(made).toEqual({ email: 'admin@treadline.example', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await prepareWith({})).toBeNull();
    expect(await login(shop, made)).toMatchObject({ kind: 'Session', user: { role: 'ADMIN', emailVerified: true } });
  });

  it('is not made up where the database is the owner’s', async () => {
    expect(await prepareWith({ DATABASE_URL: shop.databaseUrl })).toBeNull();
    expect(await prepareWith({ NODE_ENV: 'production', PAYMENTS: 'sandbox' })).toBeNull();
    expect(await shop.rows('select email from users')).toEqual([]);
  });

  it('is the one the settings name, and keeps a password changed since', async () => {
    expect(await prepareWith(SETTINGS)).toBeNull();
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session', user: { role: 'ADMIN' } });
    await prepareWith({ ...SETTINGS, ADMIN_PASSWORD: 'another password' });
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session' });
  });

  it('is made once by processes that start together', async () => {
    await Promise.all([prepareWith(SETTINGS), prepareWith(SETTINGS), prepareWith(SETTINGS)]);
    expect(await shop.rows('select email, role from users')).toEqual([{ email: OWNER.email, role: 'ADMIN' }]);
  });

  it('is not whoever registered with that address first: their password and sessions end', async () => {
    const squatter = await aCustomer(shop, { email: OWNER.email });
    await prepareWith(SETTINGS);
    expect((await me(shop, squatter)).status).toBe(401);
    expect(await login(shop, { email: OWNER.email, password: PASSWORD })).toMatchObject({ kind: 'InvalidCredentials' });
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session', user: { id: squatter.id, role: 'ADMIN' } });
  });

  it('is told to be new, or to have been there already', async () => {
    const admins = shop.services.get(FirstAdminService);
    expect([await admins.create(OWNER), await admins.create(OWNER)]).toEqual(['NEW', 'KNOWN']);
  });

  it.each([['eleven char', 'ADMIN_PASSWORD must have at least 12 characters; it has 11.'], ['password12345', 'This password is one of the most common ones. Please choose another.']])('C-08 is not made with the password %s', async (password, fault) => {
    await expect((async () => prepareWith({ ADMIN_EMAIL: anEmail(), ADMIN_PASSWORD: password }))()).rejects.toThrow(fault);
  });
});
