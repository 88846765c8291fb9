import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { forgetFailedSearches } from '../search.jobs.ts';
import { FailedSearches } from './failed-search.service.ts';

const NOW = new Date('2026-10-20T12:00:00Z');
const TODAY = '2026-10-20';
const it = shopTest({ now: NOW });

const SEARCH = /* GraphQL */ `
  query ($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, limit: 1) {
      items {
        id
      }
    }
  }
`;
const READ = /* GraphQL */ `
  query ($from: LocalDate!, $to: LocalDate!) {
    failedSearches(from: $from, to: $to, limit: 100) {
      kind
      text
      count
    }
  }
`;

async function search(shop: TestShop, text: string, filter: object = {}): Promise<void> {
  expect((await shop.graphql(SEARCH, { search: text, filter })).errors).toBeUndefined();
}

it('counts sizes and words that found nothing, and words left out beside a size', async ({ shop, admin }) => {
  await search(shop, '', { width: 155, profile: 55, diameter: 22 });
  await search(shop, 'zzqx widget');
  await search(shop, 'ZZQX  Widget');
  await search(shop, '205 55 16 qqzzx');
  // Neither counts: one finds tyres, the other has a filter.
  await search(shop, '205/55 R16');
  await search(shop, 'zzqx', { brands: ['michelin'] });
  // Neither counts: one asks for a second page, the other only for the number of tyres.
  await shop.graphql('{ products(search: "zzqx widget", page: 2) { items { id } } }');
  await shop.graphql('{ products(search: "zzqx widget") { tyreCount } }');

  const variables = { from: TODAY, to: TODAY };
  expect((await shop.graphql(READ, variables, admin.headers)).data).toEqual({
    failedSearches: [
      { kind: 'WORDS', text: 'zzqx widget', count: 2 },
      { kind: 'SIZE', text: '155/55 R22', count: 1 },
      { kind: 'WORDS', text: 'qqzzx', count: 1 },
    ],
  });
});

it.for([
  ['a registration', 'AB12 CDE'],
  ['a registration among words', 'wibblex AB12CDE'],
  ['a mistyped registration', 'wibblex ABI2 CDE'],
  ['a registration in three words', 'wibblex ab 12 cde'],
  ['an email address', 'wibblex.qq@example.com'],
  ['a postcode', 'wibblex MK42 9ZZ'],
  ['a telephone number', 'wibblex 07700 900123'],
])('stores nothing from a search containing %s', async ([, text = ''], { shop }) => {
  await search(shop, text);
  await shop.services.get(FailedSearches).save();
  const kept = await shop.rows(
    `select text from failed_searches where text ~* 'wibblex|ab12|cde|example|mk42|0770'`,
  );
  expect(kept).toEqual([]);
});

it('writes nothing while a shopper waits, and deletes counts older than a year', async ({ shop }) => {
  const missed = shop.services.get(FailedSearches);
  shop.takeStatements();
  await search(shop, 'vqxxv');
  expect(shop.takeStatements().join()).not.toContain('failed_searches');
  expect(await missed.read(TODAY, TODAY, 100)).toContainEqual({ kind: 'WORDS', text: 'vqxxv', count: 1 });

  shop.setNow(new Date('2027-12-01T12:00:00Z'));
  await forgetFailedSearches.handle(shop.services, undefined as never);
  expect(await missed.read('2026-01-01', '2027-12-31', 100)).toEqual([]);
});
