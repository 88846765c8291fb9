import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrations } from '../../api/migrations/migrations.ts';
import { features } from '../../api/src/features.ts';
import { ConfigError } from '../../api/src/platform/config/environment.ts';
import { migrate, openOrm } from '../../api/src/platform/database/database.ts';
import { createLogger } from '../../api/src/platform/observability/logging.ts';
import { seed, type Seeded } from './seed.ts';

const DATA = fileURLToPath(new URL('data', import.meta.url));

/** Uses the tests' database server, beside their databases. */
async function onServer(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/[^/]+$/, database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The number of rows in each of these tables. */
const HELD = `
  select (select count(*)::int from brands) as brands, (select count(*)::int from products) as products,
    (select count(*)::int from reviews) as reviews, (select count(*)::int from fitting_centres) as centres,
    (select count(*)::int from blog_posts) as articles, (select count(*)::int from pages) as pages,
    (select count(*)::int from page_versions) as versions, (select count(*)::int from vehicles) as vehicles,
    (select count(*) > 0 from towns) as towns, (select count(*) > 0 from postcode_districts) as districts`;
const NOTHING_INVENTED = { brands: 0, products: 0, reviews: 0, centres: 0, articles: 0 };
const FACTS = { pages: 17, versions: 17, vehicles: 454, towns: true, districts: true };

/** A database with empty tables. */
const it = test.extend<{
  database: { shop(samples: boolean): Seeded; rows(text: string): Promise<Record<string, unknown>[]> };
}>({
  database: async ({}, use) => {
    const name = `seed_${randomBytes(6).toString('hex')}`;
    await onServer('postgres', `create database ${name}`);
    const logger = createLogger('silent', process.stdout);
    const entities = features.flatMap((feature) => feature.entities ?? []);
    const url = inject('templateUrl').replace(/[^/]+$/, name);
    const orm = openOrm(url, entities, migrations, logger);
    await migrate(orm, logger);
    await use({
      shop: (samples) => ({ orm, logger, now: () => new Date(), config: { samples } }),
      rows: (text) => onServer(name, text),
    });
    await orm.close();
    await onServer('postgres', `drop database ${name} with (force)`);
  },
});

it('a seed that is aborted leaves the database empty for the next start', async ({ database }) => {
  const reason = new Error('The shop is stopping.');
  await expect(seed(database.shop(true), DATA, AbortSignal.abort(reason))).rejects.toThrow(reason);
  expect(await database.rows(HELD)).toEqual([
    { ...NOTHING_INVENTED, pages: 0, versions: 0, vehicles: 0, towns: false, districts: false },
  ]);
});

it('a shop that sells starts with facts and no invented data, however often it starts', async ({
  database,
}) => {
  await seed(database.shop(false), DATA);
  await seed(database.shop(false), DATA);
  expect(await database.rows(HELD)).toEqual([{ ...NOTHING_INVENTED, ...FACTS }]);
  // Otherwise its first page would claim the demonstration's figures.
  expect(await database.rows('select key, value from settings order by key')).toEqual([
    { key: 'claimedFittingCentres', value: 0 },
    { key: 'claimsMode', value: 'live' },
    { key: 'ownDeliveryTeamClaim', value: false },
  ]);
});

it('a shop set up with fewer postcode districts gets the rest, and keeps its own', async ({ database }) => {
  await seed(database.shop(false), DATA);
  await database.rows("delete from postcode_districts where district <> 'LS1'");
  await database.rows("update postcode_districts set place = 'City of Leeds'");
  await seed(database.shop(false), DATA);
  expect(
    await database.rows(`
      select count(*)::int as held, min(place) filter (where district = 'LS1') as place from postcode_districts`),
  ).toEqual([{ held: 2817, place: 'City of Leeds' }]);
});

it('a shop set up by an earlier release gets the texts it lacks, and keeps its own', async ({ database }) => {
  await database.rows(
    "insert into pages (slug, title, content, last_updated_at) values ('home-hero', 'Ours', '', now())",
  );
  await seed(database.shop(false), DATA);
  expect(
    await database.rows("select title from pages where slug in ('home-hero', 'shop-faq') order by slug"),
  ).toEqual([{ title: 'Ours' }, { title: 'Frequently asked questions' }]);
  expect(await database.rows('select * from settings')).toEqual([]);
});

it('the demonstration isn’t added to the owner’s data', async ({ database }) => {
  await seed(database.shop(false), DATA);
  await database.rows("insert into blog_tags (slug, name, color) values ('winter', 'Winter', '#aaccff')");
  await seed(database.shop(true), DATA);
  expect(await database.rows(HELD)).toEqual([{ ...NOTHING_INVENTED, ...FACTS }]);
});

it.for(['reviews', 'fitting_centres'])(
  'a shop that sells doesn’t open with a database that has invented rows in %s',
  async (table, { database }) => {
    await database.rows(`
      insert into brands (slug, name, tier, country, founded_year, description)
      values ('b', 'B', 'BUDGET', '', 1900, '');
      insert into models (brand_id, slug, name, category, season, tread, description, sku, ean, launch_year,
        picture_width, picture_profile, picture_diameter, seo)
      values (1, 'm', 'M', 'CAR', 'SUMMER', '', '', '', '', 2020, 205, 55, 16, '{}');
      insert into reviews (model_id, rating, author, reviewed_on, is_sample) values (1, 5, 'Ann', now(), true);
      insert into fitting_centres (slug, name, town, postcode_district, phone, distance_miles, is_sample)
      values ('c', 'C', 'Bedford', 'MK40', '', 1, true)`);
    await database.rows(`delete from ${table === 'reviews' ? 'fitting_centres' : 'reviews'}`);
    await expect(seed(database.shop(false), DATA)).rejects.toThrow(
      new ConfigError(
        'The database holds invented tyres, reviews and garages, which must not be shown as real: use another ' +
          'database, or set DEMONSTRATION=true.',
      ),
    );
    await database.rows(`delete from ${table}`);
    await seed(database.shop(false), DATA);
  },
);
