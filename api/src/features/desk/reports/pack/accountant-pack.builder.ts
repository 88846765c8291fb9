import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { openTable } from '../../../../platform/tables/table.ts';

/** Downloads the pack of some days. @param more further parameters of its address. */
export const getPack = (shop: TestShop, { headers }: Partial<Caller>, from: string, to: string, more = '') =>
  shop.app.inject({
    url: `/api/admin/reports/accountant-pack.zip?from=${from}&to=${to}${more}`,
    headers: { ...headers },
  });

export type FileRow = Readonly<Record<string, string>>;

/** The rows of a CSV file by their headings. */
export async function packRows(bytes: Uint8Array): Promise<FileRow[]> {
  const { columns, rows } = await openTable(bytes);
  const read: FileRow[] = [];
  for await (const { cells } of rows)
    read.push(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
  return read;
}

/** The files of a pack by name; a table without rows is empty. */
export async function packOf(shop: TestShop, caller: Caller, from: string, to: string) {
  const answer = await getPack(shop, caller, from, to);
  expect(answer.statusCode).toBe(200);
  const files = new Map<string, readonly FileRow[]>();
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))) {
    const hasRows = strFromU8(bytes).trimEnd().includes('\n');
    files.set(name, hasRows ? await packRows(bytes) : []);
  }
  return files;
}
