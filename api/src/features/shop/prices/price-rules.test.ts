import { describe, expect } from 'vitest';
import { aMember } from '../../../../test/account.ts';
import { aStaffRole } from '../../../../test/fixtures/account/staff.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aBrand, rulesNow, save, THE_REST } from './prices.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

it('rules are saved as a whole, in their order, and a colleague’s change isn’t overwritten', async ({
  shop,
  admin,
}) => {
  const { revision } = await rulesNow(shop, admin);
  const premium = { name: 'Premium', tier: 'PREMIUM', marginPercent: 26.5, ending: 'ENDING_49' };
  const budget = { name: 'Budget', tier: 'BUDGET', addition: 900, leastMargin: 600, ending: 'ENDING_99' };
  expect(await save(shop, admin, [premium, budget])).toMatchObject({
    kind: 'PriceRuleList',
    revision: revision + 1,
  });
  expect((await rulesNow(shop, admin)).rules).toMatchObject([
    { name: 'Premium', tier: 'PREMIUM', marginPercent: 26.5 },
    { name: 'Budget', tier: 'BUDGET' },
    { name: THE_REST.name, leavesAlone: true },
  ]);
  expect(await save(shop, admin, [budget], { revision })).toMatchObject({
    kind: 'StaleWrite',
    revision: revision + 1,
  });
  await save(shop, admin, [budget, premium]);
  expect((await rulesNow(shop, admin)).rules.map(({ name }) => name)).toEqual([
    'Budget',
    'Premium',
    THE_REST.name,
  ]);
});

describe('a rule is refused', () => {
  it.for<readonly [title: string, rule: object, path: string]>([
    ['that says nothing', {}, 'marginPercent'],
    ['with two decimals in a margin', { marginPercent: 20.25 }, 'marginPercent'],
    ['with a margin that leaves nothing of the price', { marginPercent: 100 }, 'marginPercent'],
    ['that prices below cost without saying why', { marginPercent: -5 }, 'marginPercent'],
    ['that takes pence off without saying why', { addition: -100 }, 'addition'],
    [
      'that may go below cost and has a floor',
      { marginPercent: 1, leastMargin: 1, belowCostReason: 'x' },
      'belowCostReason',
    ],
    ['that leaves prices alone and has a margin', { leavesAlone: true, marginPercent: 5 }, 'leavesAlone'],
    ['whose largest rim is smaller', { marginPercent: 5, rimFrom: 18, rimTo: 17 }, 'rimTo'],
    ['with a size that is none', { marginPercent: 5, size: 'huge' }, 'size'],
    ['for a brand that’s gone', { marginPercent: 5, brandId: 999_999 }, 'brandId'],
    ['if it hides the rules after it', { marginPercent: 5, tier: null }, 'name'],
  ])('%s', async ([_title, rule, path], { shop, admin }) => {
    const answer = await save(shop, admin, [{ name: 'Odd', ending: 'PENNY', tier: 'BUDGET', ...rule }]);
    expect(answer).toMatchObject({ kind: 'InvalidInput', fields: [{ path: `rules.0.${path}` }] });
  });
});

it('staff who may not see costs can neither read nor save rules', async ({ shop }) => {
  const role = await aStaffRole(shop, ['READ_CATALOGUE', 'WRITE_CATALOGUE']);
  const { headers } = await aMember(shop, role);
  const read = await shop.graphql('query { priceRules { revision } }', {}, headers);
  expect(read.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  const { errors } = await shop.graphql(
    'mutation ($input: SavePriceRulesInput!) { savePriceRules(input: $input) { __typename } }',
    { input: { revision: 1, keepsInStep: false, rules: [THE_REST] } },
    headers,
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

it('the audit log shows rules only to staff who may see costs', async ({ shop, admin }) => {
  const { id } = await aBrand(shop, admin);
  await save(shop, admin, [{ name: 'Told', brandId: id, marginPercent: 31.4, ending: 'PENNY' }]);
  const document = `query { auditLog(filter: { subject: "price rules" }, limit: 1) { items { after } } }`;
  const role = await aStaffRole(shop, ['READ_AUDIT']);
  const { headers } = await aMember(shop, role);
  const [seen, hidden] = [
    await shop.graphql<{ auditLog: { items: { after: object }[] } }>(document, {}, { ...admin.headers }),
    await shop.graphql<{ auditLog: { items: { after: object }[] } }>(document, {}, headers),
  ];
  expect(JSON.stringify(seen.data)).toContain('31.4');
  expect(JSON.stringify(hidden.data)).not.toContain('31.4');
});
