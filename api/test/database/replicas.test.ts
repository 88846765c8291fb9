import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Job } from '../../src/platform/features/job.ts';
import { openChecks, Replica } from '../../src/platform/features/replica.ts';
import { aCustomer } from '../account.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { openTestShop, type GraphqlAnswer, type TestShop } from '../test-shop.ts';
import { startFollowedDatabase, type FollowedDatabase } from './replica.builder.ts';

/** A unique value, by which a statement is found in the replica's log. */
const aSlug = (): string => `article-${randomUUID()}`;

interface Found {
  readonly blogPost: { readonly title: string } | null;
}
const ARTICLE = 'query ($slug: String) { blogPost(slug: $slug) { title } }';
/** The same together with private data. */
const ARTICLE_AND_SELF = 'query ($slug: String) { me { id } blogPost(slug: $slug) { title } }';
const VOTE = 'mutation ($id: Int!) { voteReviewHelpful(id: $id) { __typename } }';

const read = Promise.withResolvers<void>();
const readOne: Job<{ slug: string }> = {
  name: 'read-one',
  async handle({ platform }, { slug }) {
    await platform.sql.rows('select $1::text', [slug]);
    read.resolve();
  },
};

/** A page with three concurrent operations, the second of which may be shared. */
const pages = aWebClient({
  async render({ url, execute }) {
    const slug = url.slice(1);
    await Promise.all([
      execute({ query: ARTICLE_AND_SELF, variables: { slug: `own-${slug}` } }),
      execute({ query: ARTICLE, variables: { slug } }),
      execute({ query: ARTICLE_AND_SELF, variables: { slug: `own-${slug}` } }),
    ]);
    return { status: 200, html: '<h1>Page</h1>', headers: {} };
  },
});

/** A shop on a server with a replica, which it uses as three replicas; the third names another database there. */
const it = test
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await startFollowedDatabase();
    onCleanup(() => database.close());
    return database;
  })
  .extend('shop', { scope: 'file' }, async ({ database: { url, replicaUrl } }, { onCleanup }) => {
    const replicaUrls = ['first', 'second'].map((name) => `${replicaUrl}?application_name=${name}`);
    const otherDatabase = `${replicaUrl.replace(/[^/]+$/, 'postgres')}?application_name=third`;
    const shop = await openTestShop({
      besides: { databaseUrl: url },
      env: { DATABASE_URL: url, DATABASE_REPLICA_URLS: [...replicaUrls, otherDatabase].join(', ') },
      jobs: [readOne],
      pages,
    });
    onCleanup(() => shop.close());
    return shop;
  });

const find = (
  shop: TestShop,
  slug: string,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<Found>> => shop.graphql<Found>(ARTICLE, { slug }, headers);

/** Waits until guests' reads reach the replica. */
const inUse = (shop: TestShop, { replicaWasAsked }: FollowedDatabase): Promise<void> =>
  expect
    .poll(async () => {
      const slug = aSlug();
      await find(shop, slug);
      return replicaWasAsked(slug);
    })
    .toBe(true);

const publish = (slug: string, title: string): [text: string, values: string[]] => [
  `with topic as (insert into blog_categories (slug, name, color) values ($1, $1, '#123456') returning id)
   insert into blog_posts (slug, title, excerpt, content, category_id, published_at, read_time, author_name)
   select $1, $2, 'Short.', 'Long.', id, now() - interval '1 hour', 1, 'Sam' from topic`,
  [slug, title],
];

/** Changes a title and announces it with the commit, as another process does. */
const RENAME = `
  with renamed as (update blog_posts set title = $2 where slug = $1 returning 1)
  select pg_notify('treadline_data', 'content') from renamed`;

async function pause({ onReplica }: FollowedDatabase): Promise<void> {
  await onReplica('select pg_wal_replay_pause()');
  await expect
    .poll(() => onReplica('select pg_get_wal_replay_pause_state() as state'))
    .toEqual([{ state: 'paused' }]);
}

it('shareable answers are read from the replicas in turn, also for pages and REST paths', async ({
  shop,
  database,
}) => {
  await expect
    .poll(async () => {
      await find(shop, aSlug());
      return database.onReplica(
        `select distinct application_name as name from pg_stat_activity
         where query like '%blog_posts%' and application_name in ('first', 'second') order by 1`,
      );
    })
    .toEqual([{ name: 'first' }, { name: 'second' }]);
  await expect
    .poll(async () => {
      const [page, path] = [aSlug(), aSlug()];
      expect((await shop.app.inject(`/${page}`)).statusCode).toBe(200);
      await shop.app.inject(`/api/blog/posts/${path}`);
      expect(database.replicaWasAsked(`own-${page}`)).toBe(false);
      return [page, path].map(database.replicaWasAsked);
    })
    .toEqual([true, true]);
  expect(
    await database.onReplica(
      "select 1 from pg_stat_activity where query like '%blog_posts%' and application_name = 'third'",
    ),
  ).toEqual([]);
});

it('customers, holders of an order key, mutations and jobs read the primary', async ({ shop, database }) => {
  const customer = await aCustomer(shop);
  await inUse(shop, database);
  const slugs = [aSlug(), aSlug(), aSlug()] as const;
  await find(shop, slugs[0], customer.headers);
  await find(shop, slugs[1], { 'order-key': 'none' });
  await shop.services.platform.jobs.send(readOne.name, { slug: slugs[2] });
  await read.promise;
  const reviewId = 1_907_640_001;
  expect((await shop.graphql(VOTE, { id: reviewId })).data).toEqual({
    voteReviewHelpful: { __typename: 'ReviewNotFound' },
  });
  await inUse(shop, database);
  expect([...slugs, String(reviewId)].filter(database.replicaWasAsked)).toEqual([]);
});

it('a replica that lags behind an announcement isn’t read, and nothing stale is cached', async ({
  shop,
  database,
}) => {
  const { versions } = shop.services.platform;
  const slug = aSlug();
  await database.onPrimary(...publish(slug, 'Old'));
  await shop.announce('content');
  await inUse(shop, database);
  expect((await find(shop, slug)).data.blogPost).toEqual({ title: 'Old' });

  await pause(database);
  const before = versions.stamp();
  await database.onPrimary(RENAME, [slug, 'New']);
  await expect.poll(() => versions.stamp()).not.toBe(before);
  const answers = [await find(shop, slug), await find(shop, slug)];
  expect(answers.map(({ data, headers }) => [data.blogPost?.title, headers['x-cache']])).toEqual([
    ['New', undefined],
    ['New', 'hit'],
  ]);
  const other = aSlug();
  await find(shop, other);
  expect(database.replicaWasAsked(other)).toBe(false);
  expect(await database.onReplica('select title from blog_posts where slug = $1', [slug])).toEqual([
    { title: 'Old' },
  ]);

  await database.onReplica('select pg_wal_replay_resume()');
  await inUse(shop, database);
  expect((await find(shop, slug)).data.blogPost).toEqual({ title: 'New' });
});

it('a replica that falls far behind isn’t read, even without an announcement', async ({ shop, database }) => {
  await inUse(shop, database);
  await pause(database);
  const slug = aSlug();
  await database.onPrimary(...publish(slug, 'Not announced'));
  let now = Date.now();
  await expect
    .poll(async () => {
      shop.setNow(new Date((now += 6_000)));
      // A different text each time, so that no cached response matches.
      const { data } = await shop.graphql<Found>(ARTICLE.replace('query', `query At${now}`), { slug });
      return data.blogPost?.title;
    })
    .toBe('Not announced');
  expect(await database.onReplica('select 1 from blog_posts where slug = $1', [slug])).toEqual([]);
  await database.onReplica('select pg_wal_replay_resume()');
  await inUse(shop, database);
});

/** How often the log has reported that a replica left, since the last call. */
const takeDepartures = (shop: TestShop): number =>
  shop.complaints.splice(0).filter((line) => line.includes('A database replica is out of use')).length;

it('a replica that refuses a write stays in use', async ({ shop, database: { url, replicaUrl } }) => {
  const { versions, logger } = shop.services.platform;
  const primary = openChecks(url, () => undefined);
  const replica = new Replica(replicaUrl, { primary, versions, poolSize: 1, logger, now: () => new Date() });
  await expect.poll(() => replica.has(versions.stamp())).toBe(true);
  await expect(replica.rows("select nextval('migrations_id_seq')")).rejects.toMatchObject({ code: '25006' });
  await expect(replica.rows('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await replica.close();
  await primary.end();
});

it('a killed replica leaves without a failed answer, and returns when it’s restarted', async ({
  shop,
  database,
}) => {
  const { proxy } = database;
  const answers = Array.from({ length: 40 }, () => find(shop, aSlug()));
  await database.killReplica();
  answers.push(...Array.from({ length: 40 }, () => find(shop, aSlug())));
  for (const { errors } of await Promise.all(answers)) expect(errors).toBeUndefined();
  await expect.poll(() => shop.complaints.length).toBeGreaterThan(1);
  // Later failed attempts to connect aren't logged again.
  expect(takeDepartures(shop)).toBeGreaterThan(1);
  const { taken } = proxy;
  await expect.poll(() => proxy.taken).toBeGreaterThan(taken + 4);
  expect(takeDepartures(shop)).toBe(0);
  expect((await shop.app.inject('/api/ready')).statusCode).toBe(200);
  await database.startReplica();
  await inUse(shop, database);
});

it('a silent replica leaves without a failed answer, and returns when it responds', async ({
  shop,
  database,
}) => {
  await inUse(shop, database);
  database.proxy.fallSilent();
  // More than both pools have connections, so that some statements wait for one.
  const answers = await Promise.all(Array.from({ length: 40 }, () => find(shop, aSlug())));
  for (const { errors } of answers) expect(errors).toBeUndefined();
  expect((await shop.app.inject('/api/ready')).json()).toEqual({ success: true, status: 'ready' });
  database.proxy.endSilence();
  await inUse(shop, database);
});
