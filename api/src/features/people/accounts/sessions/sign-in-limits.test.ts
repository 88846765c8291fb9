import { describe, expect, vi } from 'vitest';
import { aCustomer, anEmail, bearer, login, PASSWORD, register } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { PasswordService } from './password.service.ts';

const TRIES = { kind: 'TooManyAttempts', message: 'Too many attempts. Please try again in 15 minutes.' };
const WRONG = { kind: 'InvalidCredentials' };

const env = { SIGN_INS_PER_ADDRESS: '20', TRUSTED_PROXIES: '1' };
const it = shopTest({ env }).extend('otherProcess', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
  const other = await openTestShop({ env, besides: shop });
  onCleanup(() => other.close());
  return other;
});
it.beforeEach(async ({ shop }) => {
  await shop.rows('delete from rate_limits');
});

const FROM = '192.0.2.1';
const IN_AN_HOUR = { kind: 'TooManyAttempts', message: 'Too many attempts. Please try again in an hour.' };

const wrong = (where: TestShop, email: string, from = FROM) =>
  login(where, { email, password: 'not this one' }, { 'x-forwarded-for': from });

const right = (where: TestShop, email: string, from = FROM) =>
  login(where, { email, password: PASSWORD }, { 'x-forwarded-for': from });

/** Spies on the passwords that a shop compares with a hash from now on. */
const comparisonsIn = (shop: TestShop) => vi.spyOn(shop.services.get(PasswordService), 'compare').mockClear();

describe('C-54 wrong sign-ins', () => {
  it('C-54 after five wrong sign-ins in 15 minutes even the right password is refused, by every process', async ({
    shop,
    otherProcess,
  }) => {
    const { email } = await aCustomer(shop);
    for (const where of [shop, otherProcess, shop, otherProcess, shop])
      expect(await wrong(where, email)).toMatchObject(WRONG);
    expect(await wrong(otherProcess, email)).toEqual(TRIES);
    expect(await right(otherProcess, email.toUpperCase())).toEqual(TRIES);
    expect(await right(shop, email)).toEqual(TRIES);
  });

  it('C-54 wrong sign-ins are counted the same for addresses with and without an account', async ({
    shop,
  }) => {
    const email = anEmail();
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong(shop, email)).toMatchObject(WRONG);
    expect(await wrong(shop, email)).toEqual(TRIES);
  });

  it('C-54 wrong sign-ins do not block other accounts', async ({ shop }) => {
    const [one, two] = [await aCustomer(shop), await aCustomer(shop)];
    for (let tries = 0; tries < 6; tries += 1) await wrong(shop, one.email);
    expect(await login(shop, { email: two.email, password: PASSWORD })).toMatchObject({ kind: 'Session' });
  });

  it('C-54 wrong sign-ins expire after 15 minutes', async ({ shop, otherProcess }) => {
    const { email } = await aCustomer(shop);
    for (let tries = 0; tries < 6; tries += 1) await wrong(shop, email);
    const [window] = await shop.rows<{ seconds: number }>(
      `select round((expire - extract(epoch from now()) * 1000) / 1000)::integer as seconds
        from rate_limits
        where points > 5`,
    );
    expect(window?.seconds).toBeGreaterThan(850);
    expect(window?.seconds).toBeLessThanOrEqual(900);
    await shop.rows('update rate_limits set expire = expire - 900000');
    expect(await right(otherProcess, email)).toMatchObject({ kind: 'Session' });
  });

  it('C-54 wrong sign-ins are cleared by a right one', async ({ shop, otherProcess }) => {
    const { email } = await aCustomer(shop);
    for (let tries = 0; tries < 4; tries += 1) await wrong(shop, email);
    expect(await right(otherProcess, email)).toMatchObject({ kind: 'Session' });
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong(shop, email)).toMatchObject(WRONG);
    expect(await wrong(shop, email)).toEqual(TRIES);
  });

  it('C-54 wrong sign-ins sent all at once can’t exceed the limit', async ({ shop, otherProcess }) => {
    const { email } = await aCustomer(shop);
    const comparisons = [comparisonsIn(shop), comparisonsIn(otherProcess)];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => wrong(index % 2 ? shop : otherProcess, email)),
    );
    expect(answers.filter(({ kind }) => kind === 'InvalidCredentials')).toHaveLength(5);
    expect(comparisons.flatMap(({ mock }) => mock.calls)).toHaveLength(5);
  });

  it('C-54 one network has twenty wrong sign-ins across accounts; right ones don’t count', async ({
    shop,
    otherProcess,
  }) => {
    const { email } = await aCustomer(shop);
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await wrong(tries % 2 ? shop : otherProcess, anEmail())).toMatchObject(WRONG);
      expect(await right(shop, email)).toMatchObject({ kind: tries < 19 ? 'Session' : 'TooManyAttempts' });
    }
    expect(await wrong(otherProcess, anEmail())).toEqual(TRIES);
    expect(await right(shop, email, '192.0.2.2')).toMatchObject({ kind: 'Session' });
  });
});

describe('C-54 a home connection with a whole IPv6 network', () => {
  it('C-54 an IPv6 network counts as one address in all limits, and IPv4 written as IPv6 counts as IPv4', async ({
    shop,
  }) => {
    const from = (address: string): Promise<unknown> => wrong(shop, anEmail(), address);
    for (let tries = 0; tries < 20; tries += 1)
      expect(await from(`2001:db8:1:2:${tries}::${tries + 1}`)).toMatchObject(WRONG);
    expect(await from('2001:db8:1:2:ffff::1')).toEqual(TRIES);
    expect(await from('2001:db8:1:3::1')).toMatchObject(WRONG);
    for (let tries = 0; tries < 20; tries += 1)
      expect(await from(tries % 2 ? '192.0.2.77' : '::ffff:192.0.2.77')).toMatchObject(WRONG);
    expect([await from('192.0.2.77'), await from('::ffff:192.0.2.77')]).toEqual([TRIES, TRIES]);
  });

  it('C-54 the list of sessions shows the whole IPv6 address', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    const session = await login(
      shop,
      { email, password: PASSWORD },
      { 'x-forwarded-for': '2001:db8:1:2::17' },
    );
    const { data } = await shop.graphql<{ mySessions: { address: string }[] }>(
      '{ mySessions { address } }',
      {},
      bearer(session.kind === 'Session' ? session.token : ''),
    );
    expect(data.mySessions.map(({ address }) => address)).toContain('2001:db8:1:2::17');
  });
});

describe('C-12 registrations', () => {
  it('C-12 registrations share their network’s limit, and one with invalid input doesn’t count', async ({
    shop,
    otherProcess,
  }) => {
    for (let tries = 0; tries < 25; tries += 1)
      expect(await register(shop, { email: 'sam' })).toMatchObject({ kind: 'InvalidInput' });
    for (let tries = 0; tries < 20; tries += 1)
      expect(await register(tries % 2 ? shop : otherProcess)).toMatchObject({ kind: 'Session' });
    expect(await register(otherProcess)).toEqual(TRIES);
  });

  it('C-12 a network is told at most five times an hour that an address has an account', async ({
    shop,
    otherProcess,
  }) => {
    const { email } = await aCustomer(shop);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await register(tries % 2 ? shop : otherProcess, { email })).toMatchObject({
        kind: 'EmailTaken',
      });
    expect(await register(otherProcess, { email })).toEqual(IN_AN_HOUR);
    expect(await register(shop)).toEqual(IN_AN_HOUR);
  });
});

describe('the time of a sign-in', () => {
  /**
   * Sends five wrong passwords for each address. @returns the [m, t, p] of the hash that each was compared with.
   */
  async function workFor(shop: TestShop, emails: readonly string[]): Promise<(string | undefined)[]> {
    const comparisons = comparisonsIn(shop);
    for (const [index, email] of emails.entries()) await wrong(shop, email, `198.51.100.${index}`);
    return comparisons.mock.calls.map(
      ([hash]) => /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/.exec(String(hash))?.[1],
    );
  }

  it('timing doesn’t reveal an account: each sign-in compares one password, at the same cost', async ({
    shop,
  }) => {
    const known: string[] = [];
    while (known.length < 20) known.push((await aCustomer(shop)).email);
    const { memoryCost, timeCost } = shop.config.hashing;
    const work = Array.from({ length: 20 }, () => `m=${memoryCost},t=${timeCost},p=1`);
    expect(await workFor(shop, known)).toEqual(work);
    expect(await workFor(shop, Array.from({ length: 20 }, anEmail))).toEqual(work);
  });
});

it('limiting sign-ins logs no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
