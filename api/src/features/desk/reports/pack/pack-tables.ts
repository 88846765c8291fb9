import { salesChannels } from '@treadline/schema/trade/listing/sales-channel';
import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { refundOrigins } from '@treadline/schema/trade/order/payment/refund-origin';
import { stateLabel } from '@treadline/schema/trade/order/state-label';
import { creditNoteNumber } from '../../../sales/documents/index.ts';
import { invoiceNumber } from '../../../sales/orders/index.ts';

/** A row of a table, as its query returns it. Money in pence, days as YYYY-MM-DD in London. */
export type PackRow = Readonly<Record<string, string | number | boolean | null>>;

/** A column of the query, or a cell's text made from its row. */
export type PackColumn = string | ((row: PackRow) => string);

/** A file of the pack with a row for each document, payment, refund or delivered tyre. */
export interface PackTable {
  /** The name of its file. */
  readonly file: string;
  /** Its two parameters are the first day and the last. Money ends in `_pence`. */
  readonly sql: string;
  /** The columns in their order, by their headings. */
  readonly columns: Readonly<Record<string, PackColumn>>;
  /** The headings that are left out for people who may not see costs. */
  readonly costs?: readonly string[];
}

const dayOf = (time: string): string => `(${time} at time zone 'Europe/London')::date`;
/** Whether a time is on one of the days between two parameters, in London. */
export const inPeriod = (time: string): string =>
  `${time} >= ?::date::timestamp at time zone 'Europe/London'
    and ${time} < (?::date + 1)::timestamp at time zone 'Europe/London'`;

const VAT = `(v ->> 'rate')::integer as vat_rate, (v ->> 'net')::integer as net_pence,
  (v ->> 'vat')::integer as vat_pence, (v ->> 'gross')::integer as gross_pence`;
const AMOUNTS = {
  'VAT rate': ({ vat_rate: rate }: PackRow) => `${rate}%`,
  Net: 'net_pence',
  VAT: 'vat_pence',
  Gross: 'gross_pence',
} as const;

/** The buyer as the invoice names them; nothing once the law no longer requires it and they were erased. */
const CUSTOMER = `trim(concat_ws(' ', i.billing_address ->> 'firstName', i.billing_address ->> 'lastName')) as customer,
  i.billing_address ->> 'company' as company`;
const NAMES = { Customer: 'customer', Company: 'company' } as const;

/** How it was paid, as every screen names it. An offline payment keeps its method when the buyer is erased. */
const METHOD = 'o.payment_method, o.paid_by_hand';
const method = ({ payment_method: stored, paid_by_hand: offline }: PackRow): string =>
  stored === null ? (labelOf(offlinePayments, offline) ?? '') : String(stored);

const labelOf = (
  facts: Readonly<Record<string, { readonly label: string }>>,
  value: PackRow[string] | undefined,
): string | undefined => facts[String(value)]?.label;

const invoice = ({ invoice_serial: serial }: PackRow): string =>
  typeof serial === 'number' ? invoiceNumber(serial) : '';
const creditNote = ({ serial }: PackRow): string =>
  typeof serial === 'number' ? creditNoteNumber(serial) : '';
/** The label of a state, in the words of the screens. */
const state =
  (field: string, column: string) =>
  (row: PackRow): string =>
    stateLabel(field, String(row[column])) ?? '';

const notes = (time: string, event: string): string => `
  select ${dayOf(`c.${time}`)}::text as day, '${event}' as event, c.serial, i.serial as invoice_serial, c.order_id,
    o.number as order_number, c.reason, ${CUSTOMER}, ${VAT}
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

/** The tables of the pack. Those of documents have one row for each rate of VAT. */
export const packTables = {
  invoices: {
    file: 'Invoices.csv',
    sql: `
      select ${dayOf('i.issued_at')}::text as day, i.serial as invoice_serial, i.order_id, o.number as order_number,
        ${dayOf('o.created_at')}::text as ordered_on, ${CUSTOMER}, ${METHOD}, ${VAT}
      from invoices i join orders o on o.id = i.order_id, jsonb_array_elements(i.vat) v
      where ${inPeriod('i.issued_at')}
      order by i.serial, vat_rate desc`,
    columns: {
      'Invoice date': 'day',
      Invoice: invoice,
      ...NAMES,
      'Order number': 'order_number',
      'Order date': 'ordered_on',
      'Payment method': method,
      ...AMOUNTS,
    },
  },
  creditNotes: {
    file: 'Credit notes.csv',
    sql: `${notes('issued_at', 'Issued')} union all ${notes('voided_at', 'Withdrawn')}
      order by day, serial, event, vat_rate desc`,
    columns: {
      Date: 'day',
      Event: 'event',
      'Credit note': creditNote,
      Invoice: invoice,
      ...NAMES,
      'Order number': 'order_number',
      Reason: 'reason',
      ...AMOUNTS,
    },
  },
  payments: {
    file: 'Payments.csv',
    sql: `
      select ${dayOf('o.paid_at')}::text as day, o.number as order_number, o.invoice_serial, ${CUSTOMER}, ${METHOD},
        o.provider_payment_id as stripe_payment, s.channel, coalesce(o.received_pence, o.total_pence) as amount_pence,
        o.status, o.payment_status, s.sold_on is not null as is_sale, s.pence as revenue_pence
      from orders o join order_sales s on s.order_id = o.id left join invoices i on i.order_id = o.id
      where ${inPeriod('o.paid_at')}
      order by o.paid_at, o.id`,
    columns: {
      'Date paid': 'day',
      'Order number': 'order_number',
      Invoice: invoice,
      ...NAMES,
      'Payment method': method,
      'Stripe payment': 'stripe_payment',
      Channel: ({ channel }: PackRow) =>
        Object.entries(salesChannels).find(([name]) => name === channel)?.[1] ?? '',
      Payment: state('paymentStatus', 'payment_status'),
      'Order status': state('status', 'status'),
      Amount: 'amount_pence',
      'Counts as a sale': 'is_sale',
      'Revenue (incl. VAT)': 'revenue_pence',
    },
  },
  refunds: {
    file: 'Refunds.csv',
    sql: `
      select ${dayOf('r.created_at')}::text as day, o.number as order_number, o.invoice_serial, n.serial, ${CUSTOMER},
        ${METHOD}, r.provider_refund_id as stripe_refund, r.origin, r.status, r.amount_pence
      from refunds r join orders o on o.id = r.order_id left join invoices i on i.order_id = o.id
        left join credit_notes n on n.refund_id = r.id and n.voided_at is null
      where ${inPeriod('r.created_at')}
      order by r.created_at, r.id`,
    columns: {
      'Date requested': 'day',
      'Order number': 'order_number',
      Invoice: invoice,
      'Credit note': creditNote,
      ...NAMES,
      'Payment method': method,
      'Stripe refund': 'stripe_refund',
      'Made by': ({ origin }: PackRow) => labelOf(refundOrigins, origin) ?? '',
      Status: state('refundStatus', 'status'),
      Amount: 'amount_pence',
    },
  },
  purchases: {
    file: 'Purchases.csv',
    sql: `${deliveries('booked_at', 'Received', '')} union all ${deliveries('taken_back_at', 'Taken back', '-')}
      order by day, purchase, delivery, event, tyre, sku`,
    columns: {
      Date: 'day',
      Event: 'event',
      Supplier: 'supplier',
      'Purchase number': 'purchase',
      'Delivery number': 'delivery',
      Tyre: 'tyre',
      SKU: 'sku',
      Units: 'units',
      'Unit cost (excl. VAT)': 'unit_cost_pence',
      'Cost (excl. VAT)': 'net_pence',
    },
    costs: ['Unit cost (excl. VAT)', 'Cost (excl. VAT)'],
  },
} as const satisfies Readonly<Record<string, PackTable>>;

export type PackTableName = keyof typeof packTables;
