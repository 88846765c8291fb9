import { creditNoteNumber } from '../../../sales/documents/index.ts';
import { invoiceNumber } from '../../../sales/orders/index.ts';

/** A row of a table, as its query returns it. Money in pence, days as YYYY-MM-DD in London. */
type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A file of the pack with a row for each document, payment, refund or delivered tyre. */
export interface PackTable {
  /** Its two parameters are the first day and the last. Money ends in `_pence`. */
  readonly sql: string;
  /** The columns in their order: those of the query, or made from them. */
  readonly columns: readonly string[];
  readonly made: Readonly<Record<string, (row: Row) => string>>;
  /** The columns that are left out for people who may not see costs. */
  readonly costs?: readonly string[];
}

const dayOf = (time: string): string => `(${time} at time zone 'Europe/London')::date`;
const inPeriod = (time: string): string =>
  `${time} >= ?::date::timestamp at time zone 'Europe/London'
    and ${time} < (?::date + 1)::timestamp at time zone 'Europe/London'`;
const VAT = `(v ->> 'rate')::integer as vat_rate, (v ->> 'net')::integer as net_pence,
  (v ->> 'vat')::integer as vat_pence, (v ->> 'gross')::integer as gross_pence`;
const AMOUNTS = ['vat_rate', 'net', 'vat', 'gross'] as const;

const invoice = ({ invoice_serial: serial }: Row): string =>
  typeof serial === 'number' ? invoiceNumber(serial) : '';

const notes = (time: string, event: string): string => `
  select ${dayOf(`c.${time}`)}::text as day, '${event}' as event, c.serial, i.serial as invoice_serial,
    o.number as order_number, c.reason, ${VAT}
  from credit_notes c join invoices i using (order_id) join orders o on o.id = c.order_id, jsonb_array_elements(c.vat) v
  where ${inPeriod(`c.${time}`)}`;

const deliveries = (time: string, event: string, sign: '' | '-'): string => `
  select ${dayOf(`d.${time}`)}::text as day, '${event}' as event, s.name as supplier, d.purchase_id as purchase,
    d.id as delivery,
    p.name as tyre, p.sku, ${sign}(l.received + l.surplus) as units, o.cost_pence as unit_cost_pence,
    ${sign}(l.received + l.surplus) * o.cost_pence as net_pence
  from purchase_deliveries d join purchase_delivery_lines l on l.delivery_id = d.id
    join purchases b on b.id = d.purchase_id join suppliers s on s.id = b.supplier_id
    join purchase_lines o on o.purchase_id = b.id and o.product_id = l.product_id
    join products p on p.id = l.product_id
  where l.received + l.surplus > 0 and ${inPeriod(`d.${time}`)}`;

/** The tables of the pack, by the names of their files. */
export const packTables = {
  invoices: {
    sql: `
      select ${dayOf('i.issued_at')}::text as day, i.serial as invoice_serial, o.number as order_number, ${VAT}
      from invoices i join orders o on o.id = i.order_id, jsonb_array_elements(i.vat) v
      where ${inPeriod('i.issued_at')}
      order by i.serial, vat_rate desc`,
    columns: ['day', 'invoice', 'order_number', ...AMOUNTS],
    made: { invoice },
  },
  credit_notes: {
    sql: `${notes('issued_at', 'issued')} union all ${notes('voided_at', 'withdrawn')}
      order by day, serial, event, vat_rate desc`,
    columns: ['day', 'event', 'credit_note', 'invoice', 'order_number', 'reason', ...AMOUNTS],
    made: {
      invoice,
      credit_note: ({ serial }) => (typeof serial === 'number' ? creditNoteNumber(serial) : ''),
    },
  },
  payments: {
    sql: `
      select ${dayOf('o.paid_at')}::text as day, o.number as order_number, o.invoice_serial,
        coalesce(o.paid_by_hand, o.payment_method) as method, o.provider_payment_id as stripe_payment,
        lower(s.channel) as channel, coalesce(o.received_pence, o.total_pence) as amount_pence,
        lower(o.status) as order_status, s.sold_on is not null as is_sale, s.pence as turnover_pence
      from orders o join order_sales s on s.order_id = o.id
      where ${inPeriod('o.paid_at')}
      order by o.paid_at, o.id`,
    columns: [
      'day',
      'order_number',
      'invoice',
      'method',
      'stripe_payment',
      'channel',
      'order_status',
      'amount',
      'is_sale',
      'turnover',
    ],
    made: { invoice },
  },
  refunds: {
    sql: `
      select ${dayOf('r.created_at')}::text as day, o.number as order_number, o.invoice_serial, n.serial,
        r.provider_refund_id as stripe_refund, lower(r.origin) as origin, lower(r.status) as status,
        r.amount_pence
      from refunds r join orders o on o.id = r.order_id
        left join credit_notes n on n.refund_id = r.id and n.voided_at is null
      where ${inPeriod('r.created_at')}
      order by r.created_at, r.id`,
    columns: ['day', 'order_number', 'invoice', 'credit_note', 'stripe_refund', 'origin', 'status', 'amount'],
    made: {
      invoice,
      credit_note: ({ serial }) => (typeof serial === 'number' ? creditNoteNumber(serial) : ''),
    },
  },
  purchases: {
    sql: `${deliveries('booked_at', 'received', '')} union all ${deliveries('taken_back_at', 'taken back', '-')}
      order by day, purchase, delivery, event, tyre, sku`,
    columns: ['day', 'event', 'supplier', 'purchase', 'delivery', 'tyre', 'sku', 'units', 'unit_cost', 'net'],
    made: {},
    costs: ['unit_cost', 'net'],
  },
} as const satisfies Readonly<Record<string, PackTable>>;

export type PackTableName = keyof typeof packTables;
export type PackRow = Row;
