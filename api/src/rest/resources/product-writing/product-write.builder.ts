import { expect } from 'vitest';
import { ask, type LegacyAnswer } from '../../../../test/fixtures/outside/legacy-client.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

let skus = 0;
/** A valid product with a unique SKU. */
export const aProduct = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  sku: `TEST-${(skus += 1)}-X`,
  brand: 'Michelin',
  model_name: 'Primacy 4+',
  size: '205/55 R16',
  load_index: '91',
  speed_rating: 'V',
  price: 94.2,
  stock_quantity: 12,
  ...overrides,
});
/** Sends a REST request as an administrator. */
export const send = (
  shop: TestShop,
  admin: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<LegacyAnswer> => ask(shop, method, path, { body, headers: { ...admin.headers, ...headers } });
/** A product as the write paths return it. */
export interface Written {
  readonly id: number;
  readonly slug: string;
  readonly price: number;
  readonly [name: string]: unknown;
}
export const productOf = ({ body }: LegacyAnswer): Written => body['product'] as unknown as Written;
export async function added(
  shop: TestShop,
  admin: Caller,
  overrides: Record<string, unknown> = {},
): Promise<Written> {
  const answer = await send(shop, admin, 'POST', '/products', aProduct(overrides));
  expect(answer).toMatchObject({ status: 201, body: { success: true } });
  return productOf(answer);
}
