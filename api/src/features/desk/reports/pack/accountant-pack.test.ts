import { plusDays } from '@treadline/schema/trade/values/day';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import type { Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { liveOrders, orderLives } from '../../../../../test/fixtures/order/order-lives.ts';
import { correctCost, order, receive, takeBack } from '../../../../../test/fixtures/purchases.ts';
import { aSupplier } from '../../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { openTable } from '../../../../platform/tables/table.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';

const it = shopTest();
it.beforeAll(({ shop }) => shop.sandbox.pauseWebhooks());

const VAT_SUM = '{ documents net vat gross }';
const FIGURES = `query ($period: PeriodInput!) {
  salesOverTime(period: $period, step: MONTH) { now { sales { revenue orders } } }
  vatReport(period: $period) {
    rates { rate invoices ${VAT_SUM} creditNotes ${VAT_SUM} withdrawnCreditNotes ${VAT_SUM} }
    due ${VAT_SUM}
  } }`;

interface VatSum {
  readonly documents: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}
interface Figures {
  readonly salesOverTime: { readonly now: { readonly sales: { revenue: number; orders: number } } };
  readonly vatReport: {
    readonly rates: readonly ({ readonly rate: number } & Readonly<
      Record<'invoices' | 'creditNotes' | 'withdrawnCreditNotes', VatSum>
    >)[];
    readonly due: VatSum;
  };
}

const get = (shop: TestShop, { headers }: Partial<Caller>, from: string, to: string) =>
  shop.app.inject({
    url: `/api/admin/reports/accountant-pack.zip?from=${from}&to=${to}`,
    headers: { ...headers },
  });

type FileRow = Readonly<Record<string, string>>;

async function rowsOf(bytes: Uint8Array): Promise<FileRow[]> {
  const { columns, rows } = await openTable(bytes);
  const read: FileRow[] = [];
  for await (const { cells } of rows)
    read.push(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
  return read;
}

/** The files of a pack by name; a table without rows is empty. */
async function packOf(shop: TestShop, caller: Caller, from: string, to: string) {
  const answer = await get(shop, caller, from, to);
  expect(answer.statusCode).toBe(200);
  const files = new Map<string, readonly FileRow[]>();
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))) {
    const hasRows = strFromU8(bytes).trimEnd().includes('\n');
    files.set(name, hasRows ? await rowsOf(bytes) : []);
  }
  return files;
}

const pence = (row: FileRow, column: string): number => Math.round(Number(row[column] || 0) * 100);
const sumOf = (rows: readonly FileRow[] | undefined, column: string): number =>
  (rows ?? []).reduce((sum, row) => sum + pence(row, column), 0);
const textOf = (row: FileRow | undefined, column: string): string => row?.[column] ?? '';

const vatSum = (rows: readonly FileRow[]): VatSum => ({
  documents: rows.length,
  net: sumOf(rows, 'net'),
  vat: sumOf(rows, 'vat'),
  gross: sumOf(rows, 'gross'),
});

it('the pack agrees with the reports to the penny, whatever happens to orders and refunds', async ({
  shop,
  admin,
  customer,
}) => {
  let packs = 0;
  await fc.assert(
    fc.asyncProperty(orderLives, fc.nat(), fc.constantFrom(1, 31, 92, 366), async (lives, seed, length) => {
      await liveOrders({ shop, admin, customer }, lives);
      await shop.rows(
        `update orders set paid_at = paid_at - (abs(hashtext(id::text || $1)) % 60) * interval '1 day'
          where paid_at > now() - interval '1 hour'`,
        [String(seed)],
      );
      const to = plusDays(inLondon(new Date()).day, -(seed % 3));
      const from = plusDays(to, 1 - length);
      const pack = await packOf(shop, admin, from, to);
      const { data } = await shop.graphql<Figures>(FIGURES, { period: { from, to } }, { ...admin.headers });
      const { revenue, orders } = data.salesOverTime.now.sales;
      const payments = pack.get('payments.csv') ?? [];
      const summary = new Map(
        (pack.get('summary.csv') ?? []).map((row) => [textOf(row, 'figure'), textOf(row, 'amount')]),
      );
      const sales = payments.filter((row) => textOf(row, 'is_sale') === 'yes');
      expect([sumOf(sales, 'turnover'), sales.length]).toEqual([revenue, orders]);
      expect([Number(summary.get('turnover')) * 100, Number(summary.get('sales'))]).toEqual([
        expect.closeTo(revenue, 5),
        orders,
      ]);
      expect(sumOf(payments, 'amount')).toBe(Math.round(Number(summary.get('payments')) * 100));

      const notes = pack.get('credit_notes.csv') ?? [];
      const rates = data.vatReport.rates.map(({ rate }) => String(rate));
      for (const [index, rate] of rates.entries()) {
        const at = (rows: readonly FileRow[] | undefined): FileRow[] =>
          (rows ?? []).filter((row) => textOf(row, 'vat_rate') === rate);
        const ofEvent = (event: string): FileRow[] =>
          at(notes).filter((row) => textOf(row, 'event') === event);
        expect({
          rate: Number(rate),
          invoices: vatSum(at(pack.get('invoices.csv'))),
          creditNotes: vatSum(ofEvent('issued')),
          withdrawnCreditNotes: vatSum(ofEvent('withdrawn')),
        }).toEqual(data.vatReport.rates[index]);
      }
      const vat = pack.get('vat.csv') ?? [];
      const due = vat.reduce(
        (sum, row) => sum + (textOf(row, 'documents') === 'credit notes' ? -1 : 1) * pence(row, 'vat'),
        0,
      );
      expect([due, Math.round(Number(summary.get('vat_due')) * 100)]).toEqual([
        data.vatReport.due.vat,
        data.vatReport.due.vat,
      ]);

      const refunds = (pack.get('refunds.csv') ?? []).filter((row) => textOf(row, 'status') === 'succeeded');
      const [made] = await shop.rows<{ pence: number }>(
        `select coalesce(sum(amount_pence), 0)::integer as pence from refunds where status = 'SUCCEEDED'
          and (created_at at time zone 'Europe/London')::date between $1 and $2`,
        [from, to],
      );
      expect([sumOf(refunds, 'amount'), Math.round(Number(summary.get('refunds')) * 100)]).toEqual([
        made?.pence,
        made?.pence,
      ]);
      packs += 1;
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(packs).toBe(8);
});

it('the pack’s purchases add up to what the screen says has come, with costs only for READ_COSTS', async ({
  shop,
  admin,
}) => {
  const supplier = await aSupplier(shop);
  const { id: productId } = await aBuyableProduct(shop);
  const { day } = inLondon(new Date());
  const made = await order(shop, admin, supplier, [{ productId, quantity: 6, needed: 0 }]);
  const priced = await correctCost(shop, admin, made, productId, 4_125);
  const first = await receive(shop, admin, priced, [{ productId, received: 2, missing: 0 }]);
  const wrong = await receive(shop, admin, first, [{ productId, received: 4, missing: 0, surplus: 3 }]);
  const back = await takeBack(shop, admin, wrong, wrong.deliveries[0]?.id);
  const last = await receive(shop, admin, back, [{ productId, received: 4, missing: 0, surplus: 1 }]);
  const came = last.lines.reduce(
    (sum, line) => sum + (line.received + line.surplus) * (line.costPrice ?? 0),
    0,
  );

  const pack = await packOf(shop, admin, day, day);
  const rows = pack.get('purchases.csv') ?? [];
  expect(rows.map((row) => ['event', 'units', 'net'].map((column) => textOf(row, column)))).toEqual([
    ['received', '2', '82.50'],
    ['received', '7', '288.75'],
    ['taken back', '-7', '-288.75'],
    ['received', '5', '206.25'],
  ]);
  expect(sumOf(rows, 'net')).toBe(came);
  const purchases = (pack.get('summary.csv') ?? []).find((row) => textOf(row, 'figure') === 'purchases');
  expect(textOf(purchases, 'amount')).toBe((came / 100).toFixed(2));

  const reader = await aKey(shop, { scopes: ['READ_FIGURES', 'READ_ORDERS'] });
  const shown = await packOf(shop, reader, day, day);
  expect(Object.keys(shown.get('purchases.csv')?.[0] ?? {})).toEqual([
    'day',
    'event',
    'supplier',
    'purchase',
    'delivery',
    'tyre',
    'sku',
    'units',
  ]);
  expect((shown.get('summary.csv') ?? []).map((row) => textOf(row, 'figure'))).not.toContain('purchases');
});

describe('access to the pack', () => {
  it('takes READ_FIGURES and READ_ORDERS, and every download is in the audit log', async ({
    shop,
    admin,
  }) => {
    const figures = await aKey(shop, { scopes: ['READ_FIGURES'] });
    const orders = await aKey(shop, { scopes: ['READ_ORDERS'] });
    const accountant = await aKey(shop, { scopes: ['READ_FIGURES', 'READ_ORDERS'] });
    const asked = (caller: Partial<Caller>) => get(shop, caller, '2026-07-01', '2026-09-30');
    expect((await asked({})).statusCode).toBe(401);
    expect((await asked(figures)).statusCode).toBe(403);
    expect((await asked(orders)).statusCode).toBe(403);
    const pack = await asked(accountant);
    expect([pack.statusCode, pack.headers['content-disposition'], pack.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="accountant-2026-07-01-to-2026-09-30.zip"',
      'no-store',
    ]);
    expect(
      await shop.rows(
        `select actor_role, after->>'from' as from from audit_entries where subject_id = 'accountant-pack'
          order by id desc limit 1`,
      ),
    ).toEqual([{ actor_role: 'API_KEY', from: '2026-07-01' }]);
    expect(
      Object.keys(unzipSync(new Uint8Array((await get(shop, admin, '2026-07-01', '2026-07-01')).rawPayload))),
    ).toEqual([
      'invoices.csv',
      'credit_notes.csv',
      'payments.csv',
      'refunds.csv',
      'purchases.csv',
      'vat.csv',
      'summary.csv',
    ]);
  });

  it.for([
    ['', '', 'from and to are days such as 2026-10-01.'],
    ['2026-02-30', '2026-03-01', 'from and to are days such as 2026-10-01.'],
    ['2026-03-02', '2026-03-01', 'The last day can’t be before the first.'],
    ['2025-01-01', '2026-03-01', 'A period can have at most 366 days.'],
  ] as const)(
    'the period “%s” to “%s” is refused with a sentence',
    async ([from, to, error], { shop, admin }) => {
      const { statusCode, body } = await get(shop, admin, from, to);
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error }]);
    },
  );
});
