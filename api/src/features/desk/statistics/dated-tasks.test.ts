import { expect } from 'vitest';
import { anAdmin, type SignedIn } from '../../../../test/account.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({
  now: new Date('2027-03-01T12:00:00Z'),
  env: {
    DVSA_API_KEY: 'k',
    DVSA_CLIENT_ID: 'c',
    DVSA_CLIENT_SECRET: 's',
    DVSA_TOKEN_URL: 'http://127.0.0.1:9/token',
    DVSA_CLIENT_SECRET_EXPIRES: '2027-03-31',
  },
});

const DVSA_SECRET = { kind: 'DVSA_SECRET', count: 1, dueOn: '2027-03-31' };

async function tasksOf(shop: TestShop, { headers }: SignedIn): Promise<unknown> {
  const { data } = await shop.graphql<{ waitingTasks: unknown }>(
    '{ waitingTasks { kind count dueOn } }',
    {},
    { ...headers },
  );
  return data.waitingTasks;
}

it.for([
  ['2027-02-28T12:00:00Z', []],
  ['2027-03-01T12:00:00Z', [DVSA_SECRET]],
  ['2027-04-15T12:00:00Z', [DVSA_SECRET]],
] as const)('a client secret that expires on 31 March waits at %s: %j', async ([now, tasks], { shop }) => {
  shop.setNow(new Date(now));
  expect(await tasksOf(shop, await anAdmin(shop))).toEqual(tasks);
});

it('a task that is counted has no fixed day', async ({ shop, admin }) => {
  await shop.rows(
    `insert into mails (id, recipient, subject, text, html, status, next_attempt_at, created_at)
     values (gen_random_uuid(), 'sam@example.com', 'Hello', 'Hello', 'Hello', 'FAILED', now(), now())`,
  );
  expect(await tasksOf(shop, admin)).toEqual([{ kind: 'FAILED_MAILS', count: 1, dueOn: null }, DVSA_SECRET]);
});
