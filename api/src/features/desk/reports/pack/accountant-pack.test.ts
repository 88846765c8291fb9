import { plusDays } from '@treadline/schema/trade/values/day';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aBuyableProduct } from '../../../../../test/fixtures/buying.ts';
import type { Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { liveOrders, orderLives } from '../../../../../test/fixtures/order/order-lives.ts';
import { correctCost, order, receive, takeBack } from '../../../../../test/fixtures/purchases.ts';
import { aSupplier } from '../../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { getPack, packOf, type FileRow } from './accountant-pack.builder.ts';

const it = shopTest();
it.beforeAll(({ shop }) => shop.sandbox.pauseWebhooks());

const VAT_SUM = '{ documents net vat gross }';
const FIGURES = `query ($period: PeriodInput!) {
  salesOverTime(period: $period, step: MONTH) { now { sales { revenue orders } } }
  vatReport(period: $period) {
    rates { rate invoices ${VAT_SUM} creditNotes ${VAT_SUM} withdrawnCreditNotes ${VAT_SUM} }
    due ${VAT_SUM} purchases
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
    readonly purchases: number;
  };
}

const pence = (row: FileRow, column: string): number => Math.round(Number(row[column] || 0) * 100);
const sumOf = (rows: readonly FileRow[] | undefined, column: string): number =>
  (rows ?? []).reduce((sum, row) => sum + pence(row, column), 0);
const textOf = (row: FileRow | undefined, column: string): string => row?.[column] ?? '';

const vatSum = (rows: readonly FileRow[]): VatSum => ({
  documents: rows.length,
  net: sumOf(rows, 'Net'),
  vat: sumOf(rows, 'VAT'),
  gross: sumOf(rows, 'Gross'),
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
      const payments = pack.get('Payments.csv') ?? [];
      const summary = new Map(
        (pack.get('Summary.csv') ?? []).map((row) => [textOf(row, 'Figure'), textOf(row, 'Amount')]),
      );
      const sales = payments.filter((row) => textOf(row, 'Counts as a sale') === 'yes');
      expect([sumOf(sales, 'Revenue (incl. VAT)'), sales.length]).toEqual([revenue, orders]);
      expect([Number(summary.get('Revenue (incl. VAT)')) * 100, Number(summary.get('Orders sold'))]).toEqual([
        expect.closeTo(revenue, 5),
        orders,
      ]);
      expect(sumOf(payments, 'Amount')).toBe(Math.round(Number(summary.get('Payments received')) * 100));

      const notes = pack.get('Credit notes.csv') ?? [];
      const rates = data.vatReport.rates.map(({ rate }) => String(rate));
      for (const [index, rate] of rates.entries()) {
        const at = (rows: readonly FileRow[] | undefined): FileRow[] =>
          (rows ?? []).filter((row) => textOf(row, 'VAT rate') === `${rate}%`);
        const ofEvent = (event: string): FileRow[] =>
          at(notes).filter((row) => textOf(row, 'Event') === event);
        expect({
          rate: Number(rate),
          invoices: vatSum(at(pack.get('Invoices.csv'))),
          creditNotes: vatSum(ofEvent('Issued')),
          withdrawnCreditNotes: vatSum(ofEvent('Withdrawn')),
        }).toEqual(data.vatReport.rates[index]);
      }
      const vat = pack.get('VAT by rate.csv') ?? [];
      const due = vat.reduce(
        (sum, row) => sum + (textOf(row, 'Documents') === 'Credit notes' ? -1 : 1) * pence(row, 'VAT'),
        0,
      );
      expect([due, Math.round(Number(summary.get('VAT on sales (box 1)')) * 100)]).toEqual([
        data.vatReport.due.vat,
        data.vatReport.due.vat,
      ]);

      const refunds = (pack.get('Refunds.csv') ?? []).filter((row) => textOf(row, 'Status') === 'Refunded');
      const [made] = await shop.rows<{ pence: number }>(
        `select coalesce(sum(amount_pence), 0)::integer as pence from refunds where status = 'SUCCEEDED'
          and (created_at at time zone 'Europe/London')::date between $1 and $2`,
        [from, to],
      );
      expect([sumOf(refunds, 'Amount'), Math.round(Number(summary.get('Refunds')) * 100)]).toEqual([
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
  const rows = pack.get('Purchases.csv') ?? [];
  expect(
    rows.map((row) => ['Event', 'Units', 'Cost (excl. VAT)'].map((column) => textOf(row, column))),
  ).toEqual([
    ['Received', '2', '82.50'],
    ['Received', '7', '288.75'],
    ['Taken back', '-7', '-288.75'],
    ['Received', '5', '206.25'],
  ]);
  expect(sumOf(rows, 'Cost (excl. VAT)')).toBe(came);
  const purchases = (pack.get('Summary.csv') ?? []).find(
    (row) => textOf(row, 'Figure') === 'Tyres bought, without VAT',
  );
  expect(textOf(purchases, 'Amount')).toBe((came / 100).toFixed(2));
  const period = { from: day, to: day };
  const { data } = await shop.graphql<Figures>(FIGURES, { period }, { ...admin.headers });
  expect(data.vatReport.purchases).toBe(came);

  const reader = await aKey(shop, { scopes: ['READ_FIGURES', 'READ_ORDERS'] });
  const shown = await packOf(shop, reader, day, day);
  expect(Object.keys(shown.get('Purchases.csv')?.[0] ?? {})).toEqual([
    'Date',
    'Event',
    'Supplier',
    'Purchase number',
    'Delivery number',
    'Tyre',
    'SKU',
    'Units',
  ]);
  expect((shown.get('Summary.csv') ?? []).map((row) => textOf(row, 'Figure'))).not.toContain(
    'Tyres bought, without VAT',
  );
});

describe('access to the pack', () => {
  it('takes READ_FIGURES and READ_ORDERS, and every download is in the audit log', async ({
    shop,
    admin,
  }) => {
    const figures = await aKey(shop, { scopes: ['READ_FIGURES'] });
    const orders = await aKey(shop, { scopes: ['READ_ORDERS'] });
    const accountant = await aKey(shop, { scopes: ['READ_FIGURES', 'READ_ORDERS'] });
    const asked = (caller: Partial<Caller>) => getPack(shop, caller, '2026-07-01', '2026-09-30');
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
      Object.keys(
        unzipSync(new Uint8Array((await getPack(shop, admin, '2026-07-01', '2026-07-01')).rawPayload)),
      ),
    ).toEqual([
      'Invoices.csv',
      'Credit notes.csv',
      'Payments.csv',
      'Refunds.csv',
      'Purchases.csv',
      'VAT by rate.csv',
      'Summary.csv',
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
      const { statusCode, body } = await getPack(shop, admin, from, to);
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error }]);
    },
  );
});
