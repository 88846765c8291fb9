import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import { aFailedJob } from './job.builder.ts';

const it = shopTest({ jobs: true });

const JOBS = /* GraphQL */ `
  query ($filter: JobFilter!) {
    jobs(filter: $filter) {
      items {
        id
        queue
        status
        tries
        maxTries
        error
      }
      pageInfo {
        totalItems
      }
    }
  }
`;

interface Jobs {
  readonly jobs: { readonly items: { readonly id: string; readonly error: string | null }[] };
}

it('administrators see every queue, how many jobs wait in it, and when it runs next', async ({
  shop,
  admin,
}) => {
  await aFailedJob(shop);
  const { data, errors } = await shop.graphql<{ jobQueues: { name: string }[] }>(
    '{ jobQueues { name waiting active failed schedule nextRunAt } }',
    {},
    admin.headers,
  );
  expect(errors).toBeUndefined();
  const named = (wanted: string) => data.jobQueues.find(({ name }) => name === wanted);
  expect(named('send-mail')).toMatchObject({ failed: 1, schedule: null, nextRunAt: null });
  expect(named('forget-old-security-events')).toMatchObject({
    schedule: '50 3 * * *',
    nextRunAt: expect.stringMatching(/T03:50:00/),
  });
  expect(data.jobQueues.filter(({ name }) => /dead|__/.test(name))).toEqual([]);
});

it('administrators see why a job failed, without email addresses, and can retry it', async ({
  shop,
  admin,
}) => {
  const id = await aFailedJob(shop, 'Nobody called sam@example.com lives here');
  const filter = { queue: 'send-mail', status: 'FAILED' };
  const { data } = await shop.graphql<Jobs>(JOBS, { filter }, { ...admin.headers });
  expect(data.jobs.items.find((job) => job.id === id)).toEqual({
    id,
    queue: 'send-mail',
    status: 'FAILED',
    tries: 8,
    maxTries: 8,
    error: 'Nobody called …@… lives here',
  });
  const retry = 'mutation ($id: ID!) { retryJob(id: $id) { id maxTries } }';
  expect((await shop.graphql(retry, { id }, { ...admin.headers })).data).toEqual({
    retryJob: { id, maxTries: 9 },
  });
  await expect
    .poll(() => shop.rows('select state from pgboss.job where id = $1', [id]))
    .toEqual([{ state: 'completed' }]);
  expect((await shop.graphql(retry, { id }, { ...admin.headers })).data).toMatchObject({ retryJob: { id } });
  expect(
    await shop.rows("select actor_id, after from audit_entries where subject = 'job' and subject_id = $1", [
      id,
    ]),
  ).toEqual([{ actor_id: admin.id, after: { status: 'WAITING', queue: 'send-mail' } }]);
});

it.for(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  "an unknown job can't be retried: %j",
  async (id, { shop, admin }) => {
    const { data } = await shop.graphql(
      `mutation { retryJob(id: "${id}") { id } }`,
      {},
      { ...admin.headers },
    );
    expect(data).toEqual({ retryJob: null });
  },
);
