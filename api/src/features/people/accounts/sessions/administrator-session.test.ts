import { describe, expect } from 'vitest';
import { anAdmin, me, type SignedIn } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { withTwoFactor } from '../../../../../test/fixtures/account/two-factor.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { sessionId } from './session.builder.ts';

const START = new Date('2026-11-23T10:00:00Z');
const MINUTE_MS = 60_000;

const it = shopTest({ now: START, env: { ADMIN_IDLE_MINUTES: '30' } });

const at = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(START.getTime() + minutes * MINUTE_MS));
const statusOf = async (shop: TestShop, who: SignedIn): Promise<number> => (await me(shop, who)).status;
const lastSeen = async (shop: TestShop, who: SignedIn): Promise<Date | undefined> =>
  (
    await shop.rows<{ at: Date }>('select last_seen_at as at from sessions where id = $1', [
      await sessionId(shop, who),
    ])
  )[0]?.at;

describe('an idle administrator', () => {
  it('is signed out for good after 30 minutes without use, and told why', async ({ shop }) => {
    const admin = await anAdmin(shop);
    at(shop, 30);
    expect(await statusOf(shop, admin)).toBe(200);
    at(shop, 60);
    expect(await statusOf(shop, admin)).toBe(200);
    at(shop, 91);
    const { status, errors } = await me(shop, admin);
    expect(status).toBe(401);
    expect(errors).toMatchObject([
      {
        message: 'You’ve been signed out after 30 minutes of inactivity. Please sign in again.',
        extensions: { code: 'UNAUTHENTICATED', reason: 'IDLE' },
      },
    ]);
    at(shop, 61);
    expect((await me(shop, admin)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('isn’t kept signed in by a page’s automatic requests', async ({ shop }) => {
    const admin = await anAdmin(shop);
    const headers = { ...admin.headers, unattended: 'true' };
    for (const minutes of [10, 20, 30]) {
      at(shop, minutes);
      expect((await shop.graphql('{ me { id } }', {}, headers)).status).toBe(200);
    }
    at(shop, 31);
    expect((await shop.graphql('{ me { id } }', {}, headers)).status).toBe(401);
  });

  it('has their last use recorded at most once a minute', async ({ shop }) => {
    const admin = await anAdmin(shop);
    shop.setNow(new Date(START.getTime() + MINUTE_MS));
    await me(shop, admin);
    expect(await lastSeen(shop, admin)).toEqual(START);
    const later = new Date(START.getTime() + MINUTE_MS + 1);
    shop.setNow(later);
    await me(shop, admin);
    expect(await lastSeen(shop, admin)).toEqual(later);
  });

  it('being idle doesn’t sign out customers or API keys', async ({ shop, customer }) => {
    await anAdmin(shop);
    const key = await aKey(shop, { scopes: ['READ_ORDERS'] });
    at(shop, 2_000);
    expect(await statusOf(shop, customer)).toBe(200);
    expect((await shop.graphql('{ viewer { role } }', {}, { ...key.headers })).status).toBe(200);
  });
});

describe('a shop whose administrators need two-factor sign-in', () => {
  it('administrators without it can do nothing in the admin until they have set it up', async ({ shop }) => {
    const [without, careful] = [await anAdmin(shop), await withTwoFactor(shop, await anAdmin(shop))];
    const ask = async (who: SignedIn) =>
      shop.graphql<{ viewer: object; adminSettings: object[] | null }>(
        '{ viewer { role needsTwoFactor } adminSettings { name } }',
        {},
        { ...who.headers },
      );
    expect((await ask(without)).data.viewer).toEqual({ role: 'ADMIN', needsTwoFactor: false });
    await shop.graphql(
      'mutation { updateSettings(input: { group: SAFETY, values: { adminsNeedTwoStep: true }, revision: 0 }) ' +
        '{ __typename } }',
      {},
      { ...careful.headers },
    );
    const { data, errors } = await ask(without);
    expect(data).toEqual({ viewer: { role: 'CUSTOMER', needsTwoFactor: true }, adminSettings: null });
    expect(errors).toMatchObject([
      {
        message: 'Set up two-factor sign-in on your account page first.',
        extensions: { code: 'FORBIDDEN', reason: 'TWO_FACTOR_NEEDED' },
      },
    ]);
    const rest = await shop.app.inject({ url: '/api/orders', headers: without.headers });
    expect(rest.statusCode).toBe(403);
    expect((await ask(careful)).data.viewer).toEqual({ role: 'ADMIN', needsTwoFactor: false });
    expect((await ask(await withTwoFactor(shop, without))).data).toMatchObject({
      viewer: { role: 'ADMIN', needsTwoFactor: false },
      adminSettings: expect.any(Array),
    });
  });
});

it('administrators’ sessions log no warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
