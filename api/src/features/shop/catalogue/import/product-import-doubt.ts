import type { MatchedColumns } from '../../../../platform/features/import-kind.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { supplierFiles } from './supplier-files.port.ts';

const PRICES = ['price', 'list_price', 'delivered_price'];

/** Why a file of products looks like a supplier's list, whose stock isn't the shop's own; null if it doesn't. */
export async function supplierDoubt(services: Services, columns: MatchedColumns): Promise<string | null> {
  const has = (...names: readonly string[]): boolean =>
    columns.some(({ column }) => column !== null && names.includes(column));
  const names = columns.map(({ name }) => name);
  const why = (await supplierFiles.in(services).areColumnsKnown(names))
    ? 'one with the same columns was imported before'
    : has('stock') && has('cost_price') && !has(...PRICES)
      ? 'it has costs and stock but no prices'
      : null;
  if (why === null) return null;
  const own = has('stock') ? 'stock' : has(...PRICES) ? 'prices' : 'products';
  return `This looks like a supplier’s list: ${why}. Imported here, it changes your own ${own}.`;
}
