import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { importDecisions } from '../../../../test/fixtures/imports/imports.ts';
import { BulkChangeRunner } from './bulk/bulk-change.runner.ts';

let made = 0;

const CREATE_BRAND = /* GraphQL */ `
  mutation ($input: CreateBrandInput!) {
    createBrand(input: $input) {
      ... on BrandSaved {
        brand {
          id
        }
      }
    }
  }
`;
const START_BULK_CHANGE = /* GraphQL */ `
  mutation ($input: BulkChangeInput!, $requestId: String!) {
    startBulkChange(input: $input, requestId: $requestId) {
      ... on BulkChangeStarted {
        change {
          id
        }
      }
    }
  }
`;
const aBrand = (): object => ({
  name: `Audited ${(made += 1)}`,
  country: 'Italy',
  foundedYear: 1901,
  tier: 'PREMIUM',
});

async function aMadeBrand({ shop, admin }: Changed): Promise<number> {
  const { data } = await shop.graphql<{ createBrand: { brand: { id: number } } }>(
    CREATE_BRAND,
    { input: aBrand() },
    { ...admin.headers },
  );
  return data.createBrand.brand.id;
}

/** A seeded model that no other example uses. */
async function aModel({ shop }: Changed): Promise<{ id: number; revision: number }> {
  const [model] = await shop.rows<{ id: number; revision: number }>(
    'select id, revision from models where deleted_at is null order by id offset $1 limit 1',
    [(made += 1)],
  );
  if (!model) throw new Error('The seed has no model left.');
  return model;
}

const aBulkChange = (): object => ({ kind: 'STOCK_ADJUST', units: 1, productIds: [5_004] });

async function aFinishedBulkChange({ shop, admin }: Changed, requestId: string): Promise<number> {
  const { data } = await shop.graphql<{ startBulkChange: { change: { id: number } } }>(
    START_BULK_CHANGE,
    { input: aBulkChange(), requestId },
    { ...admin.headers },
  );
  const { id } = data.startBulkChange.change;
  await shop.services.get(BulkChangeRunner).run(id);
  return id;
}

export const audited: AuditedChanges = {
  createProduct: async ({ shop }) => {
    const [model] = await shop.rows<{ slug: string }>('select slug from models order by id limit 1');
    return {
      input: {
        sku: 'TL-AUDITED-1',
        model: model?.slug,
        size: '205/55 R16',
        loadIndex: 91,
        speedRating: 'V',
        listPrice: 8_999,
      },
    };
  },
  updateProduct: () => ({ input: { id: 5_000, mailOrderPrice: 12_345 } }),
  deleteProduct: () => ({ id: 5_001 }),
  restoreProduct: async ({ shop }) => {
    await shop.rows('update products set deleted_at = now() where id = 5002');
    return { id: 5_002 };
  },
  duplicateProduct: () => ({ id: 5_003 }),
  createBrand: () => ({ input: aBrand() }),
  updateBrand: async (where) => ({
    input: { id: await aMadeBrand(where), revision: 1, tier: 'BUDGET' },
  }),
  deleteBrand: async (where) => ({ id: await aMadeBrand(where), revision: 1 }),
  createModel: () => ({
    input: { brand: 'michelin', name: 'Audited', category: 'CAR', season: 'SUMMER' },
  }),
  updateModel: async (where) => ({
    input: { ...(await aModel(where)), description: 'Quieter than before.' },
  }),
  deleteModel: (where) => aModel(where),
  restoreModel: async (where) => {
    const { id } = await aModel(where);
    await where.shop.rows('update models set deleted_at = now() where id = $1', [id]);
    return { id };
  },
  saveModelSizes: async (where) => ({
    input: {
      modelId: (await aModel(where)).id,
      rows: [{ size: '155/65 R13', loadIndex: 73, speedRating: 'T', price: 4_999 }],
    },
  }),
  startBulkChange: () => ({ input: aBulkChange(), requestId: 'audited' }),
  undoBulkChange: async (where) => ({ id: await aFinishedBulkChange(where, 'to be undone') }),
  importProducts: () => ({ rows: [{ id: 5_006, description: 'Imported' }] }),
  ...importDecisions(
    'product',
    '/api/products/bulk',
    () => `id,description\n5005,Described ${(made += 1)} times\n`,
    ['id', 'description'],
  ),
  dismissBulkChange: async (where) => ({ id: await aFinishedBulkChange(where, 'to be read') }),
};
