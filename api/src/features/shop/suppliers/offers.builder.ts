import { askAs, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ImportRunner } from '../../operations/imports/index.ts';

/** An import of offers as the API returns it. */
export interface SeenOffers {
  readonly id: number;
  readonly status: string;
  readonly problem: string | null;
  readonly figures: Readonly<Record<string, number>>;
}

let made = 0;

/** Adds a supplier. @returns its id. */
export async function aSupplier(
  shop: TestShop,
  { leadDays = 2, active = true }: { readonly leadDays?: number; readonly active?: boolean } = {},
): Promise<number> {
  const [row] = await shop.rows<{ id: number }>(
    `insert into suppliers (name, email, lead_days, active, created_at)
      values ($1, 'orders@wholesaler.example', $2, $3, now()) returning id`,
    [`Wholesaler ${(made += 1)}`, leadDays, active],
  );
  if (!row) throw new Error('The supplier wasn’t added.');
  return row.id;
}

/** Sends a supplier's file to its path, and works on it in place of a worker. */
export async function offered(
  shop: TestShop,
  caller: Caller,
  supplier: number | string,
  file: string,
  apply = 'each',
): Promise<SeenOffers> {
  const { statusCode, payload } = await shop.app.inject({
    method: 'POST',
    url: `/api/suppliers/offers?about=${supplier}&apply=${apply}`,
    headers: { 'content-type': 'text/csv', ...caller.headers },
    payload: file,
  });
  const { import: started, error } = JSON.parse(payload) as { import?: { id: number }; error?: string };
  if (!started) throw new Error(`The file was refused with ${statusCode}: ${error}`);
  return workedOffers(shop, caller, started.id);
}

/** Works on an import of offers in place of a worker, and returns it. */
export async function workedOffers(shop: TestShop, caller: Caller, id: number): Promise<SeenOffers> {
  await shop.services.get(ImportRunner).run(id);
  const { offerImport } = await askAs<{
    offerImport: Omit<SeenOffers, 'figures'> & { figures: { name: string; count: number }[] };
  }>(
    shop,
    caller,
    'query ($id: Int!) { offerImport(id: $id) { id status problem figures { name count } } }',
    { id },
  );
  const figures = Object.fromEntries(offerImport.figures.map(({ name, count }) => [name, count]));
  return { ...offerImport, figures };
}

/** How a tyre is supplied, from the database. */
export async function supplyOf(shop: TestShop, productId: number): Promise<Record<string, number | null>> {
  const [row] = await shop.rows<Record<string, number | null>>(
    `select supplier_id as supplier, supplier_units as units, supplier_reserved as reserved, supplier_days as days,
      cost_pence as cost, stock_quantity as own, stock_available as available from products where id = $1`,
    [productId],
  );
  return row ?? {};
}
