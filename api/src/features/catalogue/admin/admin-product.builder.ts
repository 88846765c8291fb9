import { expect } from 'vitest';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** A signed-in caller, by the headers it sends. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

/** A product as administrators see it. */
export interface AdminProduct {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly wasPrice: number | null;
  readonly listPrice: number;
  readonly mailOrderPrice: number | null;
  readonly stockQuantity: number;
  readonly revision: number;
  readonly published: boolean;
  readonly deletedAt: string | null;
  readonly ean: string | null;
  readonly size: string;
  readonly ownPictures: string[];
}

const FIELDS = `id slug sku name price wasPrice listPrice mailOrderPrice stockQuantity revision published deletedAt ean
  size ownPictures`;

/** The answer of a mutation of a product: what it is now, or the refusal. */
export type Written = { readonly kind: string; readonly product?: AdminProduct } & Record<string, unknown>;

/** Asks as an administrator; an error in the answer fails the test. */
export async function askAs<Data>(
  shop: TestShop,
  caller: Caller,
  document: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(document, variables, { ...caller.headers });
  expect(errors).toBeUndefined();
  return data;
}

async function write(
  shop: TestShop,
  caller: Caller,
  mutation: string,
  type: string,
  variables: { readonly input: object } | { readonly id: number },
): Promise<Written> {
  const name = 'id' in variables ? 'id' : 'input';
  const stale = mutation === 'changeProduct' ? '... on StaleWrite { revision }' : '';
  const { answer } = await askAs<{ answer: Written }>(
    shop,
    caller,
    `mutation ($${name}: ${type}!) { answer: ${mutation}(${name}: $${name}) {
      kind: __typename ${mutation === 'removeProduct' ? '' : `... on ProductSaved { product { ${FIELDS} } }`} ${stale}
      ${type === 'Int' ? '... on Refusal { message }' : REFUSAL}
    } }`,
    variables,
  );
  return answer;
}

export const changed = (shop: TestShop, caller: Caller, input: object): Promise<Written> =>
  write(shop, caller, 'changeProduct', 'ChangeProductInput', { input });
export const created = (shop: TestShop, caller: Caller, input: object): Promise<Written> =>
  write(shop, caller, 'createProduct', 'CreateProductInput', { input });
export const removed = (shop: TestShop, caller: Caller, id: number): Promise<Written> =>
  write(shop, caller, 'removeProduct', 'Int', { id });
export const restored = (shop: TestShop, caller: Caller, id: number): Promise<Written> =>
  write(shop, caller, 'restoreProduct', 'Int', { id });
export const duplicated = (shop: TestShop, caller: Caller, id: number): Promise<Written> =>
  write(shop, caller, 'duplicateProduct', 'Int', { id });

let skus = 0;
/** The input of a new product, with an SKU that no other has. */
export const aNewProduct = (overrides: object = {}): Record<string, unknown> => ({
  sku: `ADM-${(skus += 1)}-X`,
  model: 'primacy-4-plus',
  size: '205/55 R16',
  loadIndex: 91,
  speedRating: 'V',
  listPrice: 10_000,
  stockQuantity: 20,
  ...overrides,
});

/** Adds a product to the shop. */
export async function aProduct(
  shop: TestShop,
  caller: Caller,
  overrides: object = {},
): Promise<AdminProduct> {
  const { product } = await created(shop, caller, aNewProduct(overrides));
  if (!product) throw new Error('The product was not added.');
  return product;
}

/** A product as it is now, whatever its state. */
export async function productNow(shop: TestShop, caller: Caller, id: number): Promise<AdminProduct> {
  const { adminProduct } = await askAs<{ adminProduct: AdminProduct }>(
    shop,
    caller,
    `query ($id: Int!) { adminProduct(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return adminProduct;
}
