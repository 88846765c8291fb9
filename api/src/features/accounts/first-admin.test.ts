import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anAdmin, anEmail, login, me, PASSWORD } from './account.builder.ts';
import { FirstAdminService } from './first-admin.service.ts';

const OWNER = { email: 'owner@example.com', password: 'twelve tyres and a jack' };

const it = shopTest();

it.beforeEach(({ shop }) => shop.rows('delete from users'));

/** What a shop with the settings of a case, on the same database, makes up at its start, and what it warns of. */
async function startWith(
  shop: TestShop,
  env: Record<string, string>,
): Promise<{ made: unknown; warnings: unknown[] }> {
  const started = await openTestShop({ env, besides: shop });
  try {
    const made = await started.services.get(FirstAdminService).prepare();
    return { made, warnings: started.complaints.map((line) => (JSON.parse(line) as { msg: unknown }).msg) };
  } finally {
    await started.close();
  }
}

const prepareWith = async (shop: TestShop, env: Record<string, string>): Promise<unknown> =>
  (await startWith(shop, env)).made;

const SETTINGS = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };

describe('the first administrator', () => {
  it('is made up in the demonstration, once, with a password nobody else has', async ({ shop }) => {
    const made = (await prepareWith(shop, {})) as typeof OWNER;
    expect(made).toEqual({
      email: 'admin@treadline.example',
      password: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(await prepareWith(shop, {})).toBeNull();
    expect(await login(shop, made)).toMatchObject({
      kind: 'Session',
      user: { role: 'ADMIN', emailVerified: true },
    });
  });

  it('is not made up where the database is the owner’s', async ({ shop }) => {
    expect(await prepareWith(shop, { DATABASE_URL: shop.databaseUrl })).toBeNull();
    expect(await prepareWith(shop, { NODE_ENV: 'production', PAYMENTS: 'sandbox' })).toBeNull();
    expect(await shop.rows('select email from users')).toEqual([]);
  });

  it('is the one the settings name, and keeps a password changed since', async ({ shop }) => {
    expect(await prepareWith(shop, SETTINGS)).toBeNull();
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session', user: { role: 'ADMIN' } });
    expect(await startWith(shop, { ...SETTINGS, ADMIN_PASSWORD: 'another password' })).toEqual({
      made: null,
      warnings: [],
    });
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session' });
  });

  const NOBODY = `ADMIN_EMAIL names ${OWNER.email}, who is no administrator. There are others, so none was made; admin:create makes one.`;

  it('does not come back after they changed their address', async ({ shop }) => {
    await prepareWith(shop, SETTINGS);
    await shop.rows("update users set email = 'new@example.com'");
    expect(await startWith(shop, SETTINGS)).toEqual({ made: null, warnings: [NOBODY] });
    expect(await shop.rows('select email from users')).toEqual([{ email: 'new@example.com' }]);
  });

  it('does not come back after they left, and whoever registers with their address then is a customer', async ({
    shop,
  }) => {
    await anAdmin(shop);
    expect(await startWith(shop, SETTINGS)).toEqual({ made: null, warnings: [NOBODY] });
    const customer = await aCustomer(shop, { email: OWNER.email });
    expect(await startWith(shop, SETTINGS)).toEqual({ made: null, warnings: [NOBODY] });
    expect(await shop.rows('select role from users where email = $1', [OWNER.email])).toEqual([
      { role: 'CUSTOMER' },
    ]);
    expect((await me(shop, customer)).status).toBe(200);
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'InvalidCredentials' });
  });

  it('is made once by processes that start together', async ({ shop }) => {
    await Promise.all([
      prepareWith(shop, SETTINGS),
      prepareWith(shop, SETTINGS),
      prepareWith(shop, SETTINGS),
    ]);
    expect(await shop.rows('select email, role from users')).toEqual([{ email: OWNER.email, role: 'ADMIN' }]);
  });

  it('is not whoever registered with that address first: their password and sessions end', async ({
    shop,
  }) => {
    const squatter = await aCustomer(shop, { email: OWNER.email });
    await prepareWith(shop, SETTINGS);
    expect((await me(shop, squatter)).status).toBe(401);
    expect(await login(shop, { email: OWNER.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    expect(await login(shop, OWNER)).toMatchObject({
      kind: 'Session',
      user: { id: squatter.id, role: 'ADMIN' },
    });
  });

  it('is told to be new, or to have been there already', async ({ shop }) => {
    const admins = shop.services.get(FirstAdminService);
    expect([await admins.create(OWNER), await admins.create(OWNER)]).toEqual(['NEW', 'KNOWN']);
  });

  it.for([
    ['eleven char', 'ADMIN_PASSWORD must have at least 12 characters; it has 11.'],
    ['password12345', 'This password is one of the most common ones. Please choose another.'],
  ] as const)('C-08 is not made with the password %s', async ([password, fault], { shop }) => {
    await expect(
      (async () => prepareWith(shop, { ADMIN_EMAIL: anEmail(), ADMIN_PASSWORD: password }))(),
    ).rejects.toThrow(fault);
  });
});
