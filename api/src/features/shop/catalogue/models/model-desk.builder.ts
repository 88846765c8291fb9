import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const SIZE = `id revision slug size loadIndex loadIndexTwin speedRating extraLoad runFlat oeMark fuelEfficiency
  wetGrip noiseDb noiseClass sku ean price stockQuantity published`;
const MODEL = `id revision tread launchYear pictureSize ownPictures isDeleted sizeCount publishedSizeCount
  minPrice maxPrice stockQuantity
  sizes { ${SIZE} } model { slug name fullName sku ean category season description features
  specifications { name values { label value } } seo { title description } images { url } brand { slug name } }`;
const REFUSALS = '... on Refusal { message } ... on InvalidInput { fields { path message } }';
const STALE = '... on StaleWrite { revision }';

/** A size as a row of the grid. */
export interface Size {
  readonly id: number;
  readonly revision: number;
  readonly slug: string;
  readonly size: string;
  readonly sku: string;
  readonly price: number;
  readonly stockQuantity: number;
  readonly [field: string]: unknown;
}

/** A model as returned to administrators. */
export interface DeskModel {
  readonly id: number;
  readonly revision: number;
  readonly sizes: Size[];
  readonly model: {
    readonly slug: string;
    readonly images: { readonly url: string }[];
    readonly [field: string]: unknown;
  };
  readonly [field: string]: unknown;
}

/** The result of a mutation, or a refusal. */
export interface Answer {
  readonly __typename: string;
  readonly model?: DeskModel;
  readonly message?: string;
  readonly revision?: number;
  readonly fields?: { readonly path: string; readonly message: string }[];
  readonly [field: string]: unknown;
}

const input = (name: string, type: string, saved: string): string => `
  mutation ($input: ${type}!) { answer: ${name}(input: $input) { __typename ${saved} ${REFUSALS} } }`;

export const CREATE_MODEL = input(
  'createModel',
  'CreateModelInput',
  `... on ModelSaved { model { ${MODEL} } }`,
);
export const UPDATE_MODEL = input(
  'updateModel',
  'UpdateModelInput',
  `${STALE} ... on ModelSaved { model { ${MODEL} } }`,
);
export const SAVE_SIZES = input(
  'saveModelSizes',
  'SaveModelSizesInput',
  `${STALE} ... on ModelSizesSaved { created changed model { ${MODEL} } }`,
);
export const CREATE_BRAND = input(
  'createBrand',
  'CreateBrandInput',
  '... on BrandSaved { brand { id revision brand { slug name } } }',
);
export const UPDATE_BRAND = input(
  'updateBrand',
  'UpdateBrandInput',
  `${STALE} ... on BrandSaved { brand { id revision brand { slug name } } }`,
);
export const DELETE_MODEL = `
  mutation ($id: Int!, $revision: Int!) {
    answer: deleteModel(id: $id, revision: $revision) {
      __typename ... on ModelDeleted { id withdrawnSizes } ... on StaleWrite { revision }
    }
  }`;
export const RESTORE_MODEL = `
  mutation ($id: Int!) { answer: restoreModel(id: $id) { __typename ... on ModelSaved { model { ${MODEL} } } } }`;
export const READ_MODEL = `query ($id: Int!) { answer: adminModel(id: $id) { ${MODEL} } }`;

/** Queries as an administrator. An error in the response fails the test. */
export async function askAs<Reply = Answer>(
  shop: TestShop,
  admin: SignedIn,
  document: string,
  variables: object,
): Promise<Reply> {
  const { data, errors } = await shop.graphql<{ answer: Reply }>(document, variables, admin.headers);
  expect(errors).toBeUndefined();
  return data.answer;
}

/** A row of the grid as typed. */
export const aRow = (more: object = {}): object => ({
  size: '205/55 R16',
  loadIndex: 91,
  speedRating: 'V',
  price: 8_450,
  stockQuantity: 12,
  ...more,
});

/** A new Michelin summer tyre for cars, with these sizes. */
export async function aModel(
  shop: TestShop,
  admin: SignedIn,
  name: string,
  rows: readonly object[] = [],
): Promise<DeskModel> {
  const { model } = await askAs(shop, admin, CREATE_MODEL, {
    input: { brand: 'michelin', name, category: 'CAR', season: 'SUMMER' },
  });
  if (!model) throw new Error(`${name} was not created.`);
  if (rows.length === 0) return model;
  const saved = await askAs(shop, admin, SAVE_SIZES, { input: { modelId: model.id, rows } });
  if (!saved.model) throw new Error(`The sizes of ${name} were refused: ${JSON.stringify(saved)}`);
  return saved.model;
}
