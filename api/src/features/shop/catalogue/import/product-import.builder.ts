import { askAs, type Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { ImportRunner } from '../../../operations/imports/index.ts';

/** An import as the API returns it. */
export interface SeenImport {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly format: string | null;
  readonly decimalComma: boolean;
  readonly problem: string | null;
  readonly canUndo: boolean;
  readonly startedBy: string;
  readonly columns: readonly { readonly name: string; readonly column: string | null }[];
  readonly figures: readonly { readonly name: string; readonly count: number }[];
}

/** A row of an import as the API returns it. */
export interface SeenRow {
  readonly line: number;
  readonly state: string;
  readonly outcome: string | null;
  readonly label: string;
  readonly changes: readonly { readonly column: string; readonly before: string; readonly after: string }[];
  readonly faults: readonly { readonly column: string | null; readonly message: string }[];
}

const IMPORT = `id status total format decimalComma problem canUndo startedBy columns { name column }
  figures { name count }`;

/** Sends a file to its path. */
export async function send(
  shop: TestShop,
  caller: Caller,
  body: string | Buffer,
  query = '?apply=no',
  headers: Readonly<Record<string, string>> = {},
): Promise<{
  status: number;
  body: { error?: string; import?: { id: number; status: string; rows: number } };
}> {
  const { statusCode, payload } = await shop.app.inject({
    method: 'POST',
    url: `/api/products/bulk${query}`,
    headers: { 'content-type': 'text/csv', ...caller.headers, ...headers },
    payload: body,
  });
  return { status: statusCode, body: JSON.parse(payload) as never };
}

/** Works on an import in place of a worker, and returns it. */
export async function worked(shop: TestShop, caller: Caller, id: number): Promise<SeenImport> {
  await shop.services.get(ImportRunner).run(id);
  return importNow(shop, caller, id);
}

export const importNow = async (shop: TestShop, caller: Caller, id: number): Promise<SeenImport> =>
  (
    await askAs<{ productImport: SeenImport }>(
      shop,
      caller,
      `query ($id: Int!) { productImport(id: $id) { ${IMPORT} } }`,
      { id },
    )
  ).productImport;

/** Sends a file and has it checked. */
export async function checked(
  shop: TestShop,
  caller: Caller,
  file: string | Buffer,
  query?: string,
): Promise<SeenImport> {
  const { status, body } = await send(shop, caller, file, query);
  if (!body.import) throw new Error(`The file was refused with ${status}: ${body.error}`);
  return worked(shop, caller, body.import.id);
}

type Answer = Partial<SeenImport> & { readonly kind: string; readonly message?: string };

async function decide(
  shop: TestShop,
  caller: Caller,
  name: string,
  variables: Readonly<Record<string, unknown>>,
  types: string,
  args: string,
): Promise<Answer> {
  const document = `mutation (${types}) { answer: ${name}(${args}) {
    kind: __typename ... on Import { ${IMPORT} } ${REFUSAL} } }`;
  return (await askAs<{ answer: Answer }>(shop, caller, document, variables)).answer;
}

/** Applies an import and works on it to its end. */
export async function applied(
  shop: TestShop,
  caller: Caller,
  id: number,
  mode: 'EACH' | 'ALL' = 'EACH',
): Promise<SeenImport> {
  await apply(shop, caller, id, mode);
  return worked(shop, caller, id);
}

export const apply = (shop: TestShop, caller: Caller, id: number, mode = 'EACH'): Promise<Answer> =>
  decide(
    shop,
    caller,
    'applyProductImport',
    { id, mode },
    '$id: Int!, $mode: ImportMode!',
    'id: $id, mode: $mode',
  );
export const cancel = (shop: TestShop, caller: Caller, id: number): Promise<Answer> =>
  decide(shop, caller, 'cancelProductImport', { id }, '$id: Int!', 'id: $id');
export const undo = (shop: TestShop, caller: Caller, id: number): Promise<Answer> =>
  decide(shop, caller, 'undoProductImport', { id }, '$id: Int!', 'id: $id');
export const mapColumns = (shop: TestShop, caller: Caller, input: object): Promise<Answer> =>
  decide(shop, caller, 'mapProductImport', { input }, '$input: MapImportInput!', 'input: $input');

/** The rows of an import. */
export const rowsOf = async (shop: TestShop, caller: Caller, id: number): Promise<readonly SeenRow[]> =>
  (
    await askAs<{ productImportRows: { items: SeenRow[] } }>(
      shop,
      caller,
      `query ($id: Int!) { productImportRows(id: $id, limit: 100) { items {
        line state outcome label changes { column before after } faults { column message } } } }`,
      { id },
    )
  ).productImportRows.items;

/** The figures of an import by their names. */
export const figuresOf = ({ figures }: SeenImport): Readonly<Record<string, number>> =>
  Object.fromEntries(figures.map(({ name, count }) => [name, count]));
