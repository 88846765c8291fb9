import { describe, expect } from 'vitest';
import { aCustomer, anAdmin, anEmail, login, me, PASSWORD } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { FirstAdminService } from './first-admin.service.ts';

const OWNER = { email: 'owner@example.com', password: 'twelve tyres and a jack' };

const it = shopTest();

it.beforeEach(({ shop }) => shop.rows('delete from users'));

/** Starts a shop on the same database. @returns what it generates, and its warnings. */
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
  it('the first administrator is created in the demonstration, once, with a generated password', async ({
    shop,
  }) => {
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

  it('no first administrator is created in the owner’s database', async ({ shop }) => {
    expect(await prepareWith(shop, { DATABASE_URL: shop.databaseUrl })).toBeNull();
    expect(await prepareWith(shop, { NODE_ENV: 'production', DEMONSTRATION: 'true' })).toBeNull();
    expect(await shop.rows('select email from users')).toEqual([]);
  });

  it('the first administrator is the one in the settings, and keeps a password changed later', async ({
    shop,
  }) => {
    expect(await prepareWith(shop, SETTINGS)).toBeNull();
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session', user: { role: 'ADMIN' } });
    expect(await startWith(shop, { ...SETTINGS, ADMIN_PASSWORD: 'another password' })).toEqual({
      made: null,
      warnings: [],
    });
    expect(await login(shop, OWNER)).toMatchObject({ kind: 'Session' });
  });

  const NOBODY =
    'ADMIN_EMAIL isn’t an administrator’s address. There are other administrators, so none was ' +
    'created; use admin:create.';

  it('the first administrator isn’t recreated after changing their address', async ({ shop }) => {
    await prepareWith(shop, SETTINGS);
    await shop.rows("update users set email = 'new@example.com'");
    expect(await startWith(shop, SETTINGS)).toEqual({ made: null, warnings: [NOBODY] });
    expect(await shop.rows('select email from users')).toEqual([{ email: 'new@example.com' }]);
  });

  it('the first administrator isn’t recreated after leaving, even if their address is registered', async ({
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

  it('the first administrator is created once by processes that start together', async ({ shop }) => {
    await Promise.all([
      prepareWith(shop, SETTINGS),
      prepareWith(shop, SETTINGS),
      prepareWith(shop, SETTINGS),
    ]);
    expect(await shop.rows('select email, role from users')).toEqual([{ email: OWNER.email, role: 'ADMIN' }]);
  });

  it('an account already registered with the first administrator’s address loses its password and sessions', async ({
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

  it('creating an administrator reports whether the account is new', async ({ shop }) => {
    const admins = shop.services.get(FirstAdminService);
    expect([await admins.create(OWNER), await admins.create(OWNER)]).toEqual(['NEW', 'KNOWN']);
  });

  it.for([
    ['eleven char', 'ADMIN_PASSWORD must have at least 12 characters; it has 11.'],
    ['password12345', 'That’s a very common password. Please choose another.'],
  ] as const)('C-08 isn’t created with the password %s', async ([password, fault], { shop }) => {
    await expect(
      (async () => prepareWith(shop, { ADMIN_EMAIL: anEmail(), ADMIN_PASSWORD: password }))(),
    ).rejects.toThrow(fault);
  });
});
