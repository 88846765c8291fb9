import { expect } from 'vitest';
import { aCustomer, anotherSession, login, LOGOUT, me, type SignedIn } from '../../../../test/account.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { forgetEndedSessions, forgetExpiredCounts } from './accounts.jobs.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const kept = async (shop: TestShop, { id }: SignedIn): Promise<object> => ({
  sessions: await shop.rows('select 1 from sessions where user_id = $1', [id]).then((rows) => rows.length),
  tokens: await shop.rows('select 1 from user_tokens where user_id = $1', [id]).then((rows) => rows.length),
});

async function forgetOn(shop: TestShop, day: string): Promise<void> {
  shop.setNow(new Date(day));
  await forgetEndedSessions.handle(shop.services, undefined as never);
  await forgetExpiredCounts.handle(shop.services, undefined as never);
}

it('ended sessions are deleted after a month, and current ones are kept', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const ended = await anotherSession(shop, customer);
  await shop.graphql(LOGOUT, {}, ended.headers);
  expect(await kept(shop, customer)).toEqual({ sessions: 2, tokens: 1 });
  await forgetOn(shop, '2026-11-23T10:00:01Z');
  expect(await kept(shop, customer)).toEqual({ sessions: 2, tokens: 0 });
  expect((await me(shop, customer)).status).toBe(200);
  await forgetOn(shop, '2026-12-20T10:00:01Z');
  expect(await kept(shop, customer)).toEqual({ sessions: 1, tokens: 0 });
  await forgetOn(shop, '2026-12-27T10:00:01Z');
  expect(await kept(shop, customer)).toEqual({ sessions: 0, tokens: 0 });
});

it('counts of wrong attempts are deleted once they expire', async ({ shop }) => {
  await login(shop, { email: 'nobody@example.com', password: 'not this one' });
  await forgetOn(shop, '2026-11-20T10:00:00Z');
  expect(await shop.rows(`select 1 from rate_limits where key like 'sign-in-account:%'`)).not.toEqual([]);
  await forgetOn(shop, '2100-01-01T00:00:00Z');
  expect(await shop.rows(`select 1 from rate_limits where key like 'sign-in-account:%'`)).toEqual([]);
});
