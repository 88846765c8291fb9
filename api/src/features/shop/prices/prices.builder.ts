import {
  aProduct,
  askAs,
  type AdminProduct,
  type Caller,
} from '../../../../test/fixtures/catalogue/admin-product.ts';
import type { SeenImport, SeenRow } from '../../../../test/fixtures/imports/imports.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ImportRunner } from '../../operations/imports/index.ts';

/** A run as the API returns it. */
export interface SeenRun extends SeenImport {
  readonly reason: string | null;
  readonly applyAt: string | null;
  readonly work: number;
}

type Answer = Partial<SeenRun> & { readonly kind: string; readonly message?: string };

const RUN = `id status total work format
  decimalComma problem hold canUndo startedBy reason applyAt columns { name column }
  figures { name count }`;

let brands = 0;

/** A new brand, for which a rule can be written that is for no other tyre. */
export async function aBrand(shop: TestShop, admin: Caller): Promise<{ id: number; model: string }> {
  const name = `Priced ${(brands += 1)}`;
  const { createBrand } = await askAs<{ createBrand: { brand: { id: number } } }>(
    shop,
    admin,
    `mutation ($input: CreateBrandInput!) { createBrand(input: $input) { ... on BrandSaved { brand { id } } } }`,
    { input: { name, country: 'Italy', foundedYear: 1901, tier: 'MID_RANGE' } },
  );
  const { createModel } = await askAs<{ createModel: { model: { id: number } } }>(
    shop,
    admin,
    `mutation ($input: CreateModelInput!) { createModel(input: $input) { ... on ModelSaved { model { id } } } }`,
    {
      input: {
        brand: name.toLowerCase().replace(' ', '-'),
        name: 'Steady',
        category: 'CAR',
        season: 'SUMMER',
      },
    },
  );
  const [model] = await shop.rows<{ slug: string }>('select slug from models where id = $1', [
    createModel.model.id,
  ]);
  return { id: createBrand.brand.id, model: model?.slug ?? '' };
}

/** A tyre of a brand, by default with a cost of £52.10 and a price of £79.99. */
export const aTyre = (
  shop: TestShop,
  admin: Caller,
  { model }: { readonly model: string },
  overrides: object = {},
): Promise<AdminProduct> =>
  aProduct(shop, admin, { model, costPrice: 5_210, listPrice: 7_999, ...overrides });

/** The rule that leaves all other tyres alone, which is the last one of most tests. */
export const THE_REST = { name: 'All other tyres', leavesAlone: true, ending: 'PENNY' };

/** The present rules. */
export const rulesNow = async (
  shop: TestShop,
  caller: Caller,
): Promise<{ revision: number; keepsInStep: boolean; rules: { name: string }[] }> =>
  (
    await askAs<{ priceRules: { revision: number; keepsInStep: boolean; rules: { name: string }[] } }>(
      shop,
      caller,
      'query { priceRules { revision keepsInStep rules { name tier brandId marginPercent leavesAlone } } }',
    )
  ).priceRules;

/** Saves rules in place of the present ones; by default all other tyres are left alone. */
export async function save(
  shop: TestShop,
  caller: Caller,
  rules: readonly object[],
  { keepsInStep = false, revision }: { keepsInStep?: boolean; revision?: number } = {},
): Promise<{ kind: string } & Record<string, unknown>> {
  const at = revision ?? (await rulesNow(shop, caller)).revision;
  const { answer } = await askAs<{ answer: { kind: string } & Record<string, unknown> }>(
    shop,
    caller,
    `mutation ($input: SavePriceRulesInput!) { answer: savePriceRules(input: $input) {
      kind: __typename ... on PriceRuleList { revision } ... on StaleWrite { revision } ${REFUSAL} } }`,
    { input: { revision: at, keepsInStep, rules: [...rules, THE_REST] } },
  );
  return answer;
}

/** Works on a run in place of a worker, and returns it. */
export async function worked(shop: TestShop, caller: Caller, id: number): Promise<SeenRun> {
  await shop.services.get(ImportRunner).run(id);
  return runNow(shop, caller, id);
}

export const runNow = async (shop: TestShop, caller: Caller, id: number): Promise<SeenRun> =>
  (
    await askAs<{ priceRun: SeenRun }>(shop, caller, `query ($id: Int!) { priceRun(id: $id) { ${RUN} } }`, {
      id,
    })
  ).priceRun;

/** The latest run. */
export const lastRun = async (shop: TestShop, caller: Caller): Promise<SeenRun | undefined> =>
  (
    await askAs<{ priceRuns: { items: SeenRun[] } }>(
      shop,
      caller,
      `query { priceRuns(limit: 1) { items { ${RUN} } } }`,
    )
  ).priceRuns.items[0];

/** Requests a run. */
export const start = async (shop: TestShop, caller: Caller, reason = 'Autumn prices'): Promise<Answer> =>
  (
    await askAs<{ answer: Answer }>(
      shop,
      caller,
      `mutation ($reason: String!) { answer: startPriceRun(reason: $reason) {
        kind: __typename ... on Import { ${RUN} } ... on Refusal { message } } }`,
      { reason },
    )
  ).answer;

/** Starts a run and has it checked. */
export async function checked(shop: TestShop, caller: Caller, reason?: string): Promise<SeenRun> {
  const { id, message } = await start(shop, caller, reason);
  if (id === undefined) throw new Error(`There's no run: ${message}`);
  return worked(shop, caller, id);
}

async function decide(shop: TestShop, caller: Caller, name: string, id: number, at?: Date): Promise<Answer> {
  const document = `mutation ($id: Int!${at ? ', $at: DateTime' : ''}) {
    answer: ${name}(id: $id${at ? ', at: $at' : ''}) { kind: __typename ... on Import { ${RUN} } ${REFUSAL} } }`;
  return (await askAs<{ answer: Answer }>(shop, caller, document, { id, at: at?.toISOString() })).answer;
}

export const apply = (shop: TestShop, caller: Caller, id: number, at?: Date): Promise<Answer> =>
  decide(shop, caller, 'applyPriceRun', id, at);
export const cancel = (shop: TestShop, caller: Caller, id: number): Promise<Answer> =>
  decide(shop, caller, 'cancelPriceRun', id);
export const undo = (shop: TestShop, caller: Caller, id: number): Promise<Answer> =>
  decide(shop, caller, 'undoPriceRun', id);

/** Starts a run, applies it and works on it to its end. */
export async function applied(shop: TestShop, caller: Caller): Promise<SeenRun> {
  const { id } = await checked(shop, caller);
  await apply(shop, caller, id);
  return worked(shop, caller, id);
}

/** The rows of a run. */
export const rowsOf = async (shop: TestShop, caller: Caller, id: number): Promise<readonly SeenRow[]> =>
  (
    await askAs<{ priceRunRows: { items: SeenRow[] } }>(
      shop,
      caller,
      `query ($id: Int!) { priceRunRows(id: $id, limit: 100) { items {
        line state outcome label changes { column before after } faults { column message } } } }`,
      { id },
    )
  ).priceRunRows.items;

/** Every stored value of products, except those that each write moves on. */
export const storedNow = (shop: TestShop, ids: readonly number[]): Promise<object[]> =>
  shop.rows(
    `select to_jsonb(p) - '{updated_at,revision}'::text[] as product from products p where id = any($1) order by id`,
    [ids],
  );
