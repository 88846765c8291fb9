import { expect } from 'vitest';
import type { TestShop } from '../test-shop.ts';

/** The refusal for a guest; null if the document is served. A refused one causes no work. */
export async function refusal(shop: TestShop, query: string, variables: object = {}): Promise<string | null> {
  shop.takeStatements();
  const { status, errors, data } = await shop.graphql(query, variables);
  if (!errors) return null;
  expect({ status, code: errors[0]?.extensions.code, data, statements: shop.takeStatements() }).toEqual({
    status: 400,
    code: 'DOCUMENT_REFUSED',
    data: undefined,
    statements: [],
  });
  return errors[0]?.message ?? '';
}

/** A document of a given depth and little cost: each list has one item. */
export function deep(levels: number): string {
  const [open, close] = ['related(limit: 1) { '.repeat(levels - 3), '} '.repeat(levels - 3)];
  return `{ products(limit: 1) { items { ${open} id ${close} } } }`;
}
