import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { aCustomer, anotherSession, LOGOUT, me, type SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { answerTo, REFUSED, sessionId } from './session.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '{ mySessions { id device address createdAt lastSeenAt expiresAt isCurrent } }';

const it = shopTest({ now: NOW });

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly isCurrent: boolean;
  readonly lastSeenAt: string;
}

const listOf = async (shop: TestShop, who: SignedIn): Promise<Listed[]> =>
  (await shop.graphql<{ mySessions: Listed[] }>(SESSIONS, {}, who.headers)).data.mySessions;
const revoke = async (shop: TestShop, who: SignedIn, id: string): Promise<unknown> =>
  (
    await shop.graphql<{ revokeSession: boolean }>(
      'mutation ($id: ID!) { revokeSession(id: $id) }',
      { id },
      who.headers,
    )
  ).data.revokeSession;

describe('the list of sessions', () => {
  it('the list of sessions shows device, address and times, last used first', async ({ shop }) => {
    const phone = await aCustomer(shop);
    shop.setNow(new Date('2026-11-20T12:00:00Z'));
    const desktop = await anotherSession(shop, phone, { userAgent: FIREFOX });
    expect(await listOf(shop, desktop)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '127.0.0.1',
        createdAt: '2026-11-20T12:00:00.000Z',
        lastSeenAt: '2026-11-20T12:00:00.000Z',
        expiresAt: '2026-11-27T12:00:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        address: '127.0.0.1',
        createdAt: '2026-11-20T10:00:00.000Z',
        lastSeenAt: '2026-11-20T10:00:00.000Z',
        expiresAt: '2026-11-27T10:00:00.000Z',
        isCurrent: false,
      },
    ]);
    shop.setNow(new Date('2026-11-20T12:06:00Z'));
    expect(
      (await listOf(shop, phone)).map(({ device, isCurrent, lastSeenAt }) => [device, isCurrent, lastSeenAt]),
    ).toEqual([
      ['Unknown device', true, '2026-11-20T12:06:00.000Z'],
      ['Firefox on Windows', false, '2026-11-20T12:00:00.000Z'],
    ]);
  });

  it('the list of sessions stores no more of a user agent than it needs', async ({ shop, customer }) => {
    const { id } = await anotherSession(shop, customer, { userAgent: 'x'.repeat(5_000) });
    expect(
      await shop.rows('select max(length(user_agent)) as length from sessions where user_id = $1', [id]),
    ).toEqual([{ length: 300 }]);
  });

  it('the list of sessions leaves out ended ones', async ({ shop }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    await shop.graphql(LOGOUT, {}, other.headers);
    expect(await listOf(shop, one)).toHaveLength(1);
  });
});

describe('a session ends at once', () => {
  it('signing out ends only this browser’s session', async ({ shop }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql(LOGOUT, {}, other.headers)).data).toEqual({ logout: true });
    expect(await answerTo(shop, other.headers.authorization)).toEqual(REFUSED);
    expect((await me(shop, one)).status).toBe(200);
  });

  it('signing out everywhere ends all of the viewer’s sessions and no others', async ({ shop, customer }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql('mutation { logoutEverywhere }', {}, other.headers)).data).toEqual({
      logoutEverywhere: true,
    });
    expect([
      await answerTo(shop, one.headers.authorization),
      await answerTo(shop, other.headers.authorization),
    ]).toEqual([REFUSED, REFUSED]);
    expect((await me(shop, customer)).status).toBe(200);
  });

  it('a session picked from the list ends at once', async ({ shop }) => {
    const one = await aCustomer(shop);
    const lost = await anotherSession(shop, one);
    const id = (await listOf(shop, one)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect([await revoke(shop, one, id), await revoke(shop, one, id)]).toEqual([true, false]);
    expect(await answerTo(shop, lost.headers.authorization)).toEqual(REFUSED);
  });

  it('an unknown session can’t be ended, and another’s or a malformed id gets the same response', async ({
    shop,
    customer,
  }) => {
    const one = await aCustomer(shop);
    expect(
      await Promise.all(
        [await sessionId(shop, customer), randomUUID(), 'x', "' or 1=1 --", ''].map((id) =>
          revoke(shop, one, id),
        ),
      ),
    ).toEqual([false, false, false, false, false]);
    expect((await me(shop, customer)).status).toBe(200);
  });
});
