import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table invoices (
  order_id uuid primary key references orders,
  serial integer not null unique check (serial > 0),
  issued_at timestamptz not null,
  seller jsonb not null,
  billing_address jsonb,
  delivery_address jsonb,
  lines jsonb not null,
  subtotal_pence integer not null,
  shipping_pence integer not null,
  total_pence integer not null,
  vat jsonb not null
);

-- One row, locked while a refund is booked: credit notes are numbered without gaps, like invoices.
create table credit_note_counter (
  only_row boolean primary key default true check (only_row),
  last_serial integer not null
);

create table credit_notes (
  serial integer primary key check (serial > 0),
  order_id uuid not null references invoices,
  refund_id uuid not null references refunds,
  issued_at timestamptz not null,
  voided_at timestamptz,
  seller jsonb not null,
  reason text not null,
  lines jsonb not null,
  total_pence integer not null check (total_pence > 0),
  vat jsonb not null
);
create unique index credit_notes_counting on credit_notes (refund_id) where voided_at is null;
create index credit_notes_of_order on credit_notes (order_id, serial);
`;

/** The shop as it names itself today: what the settings said on the day of an older sale is not known. */
const SELLER = `
create temporary table seller on commit drop as
  select jsonb_build_object(
    'companyName', coalesce(said.companyName, '"Treadline Tyres Ltd"'),
    'companyNumber', coalesce(said.companyNumber, '"00000000"'),
    'vatNumber', coalesce(said.vatNumber, '"GB 000 0000 00"'),
    'address', coalesce(said.address, '["Unit 4, Ivel Works", "Bedford", "MK42 0AA"]'),
    'phone', coalesce(said.phone, '"01632 960 100"'),
    'email', coalesce(said.email, '"hello@treadline.example"'),
    'isDemonstration', coalesce(said.companyNumber = '"00000000"', true)
  ) as facts
  from (select
    (select value from settings where key = 'companyName') as companyName,
    (select value from settings where key = 'companyNumber') as companyNumber,
    (select value from settings where key = 'vatNumber') as vatNumber,
    (select value from settings where key = 'address') as address,
    (select value from settings where key = 'phone') as phone,
    (select value from settings where key = 'email') as email
  ) said;
`;

/** Of an order whose buyer was erased, the figures are left. */
const INVOICES = `
insert into invoices
  select o.id, o.invoice_serial, o.paid_at, s.facts,
    case when not o.buyer_erased then o.billing_address end,
    case when not o.buyer_erased then o.shipping_address end,
    (
      select jsonb_agg(jsonb_build_object('description', l.product_name, 'sku', l.product_sku, 'quantity', l.quantity,
        'unitPrice', l.unit_price_pence, 'amount', l.line_total_pence) order by l.id)
      from order_lines l where l.order_id = o.id
    ),
    o.subtotal_pence, o.shipping_pence, o.total_pence,
    jsonb_build_array(jsonb_build_object('rate', 20, 'net', o.total_pence - o.vat_included_pence,
      'vat', o.vat_included_pence, 'gross', o.total_pence))
  from orders o, seller s
  where o.invoice_serial is not null and o.paid_at is not null;
`;

/**
 * In order of time. The VAT is rounded over all notes of an order together, as it is for new ones. A note names the
 * tyres and the delivery charge where their price is what was refunded; otherwise it is a reduction of the price.
 */
const CREDIT_NOTES = `
with booked as (
  select r.id, r.order_id, r.amount_pence as amount, r.delivery_pence as delivery, r.lines, r.message, r.updated_at,
    row_number() over (order by r.updated_at, r.id)::integer as serial,
    sum(r.amount_pence) over earlier as upto, i.total_pence, o.vat_included_pence, o.shipping_pence, o.delivery_method
  from refunds r join invoices i on i.order_id = r.order_id join orders o on o.id = r.order_id
  where r.status = 'SUCCEEDED'
  window earlier as (partition by r.order_id order by r.updated_at, r.id)
), taxed as (
  select *, (round(upto::numeric * vat_included_pence / total_pence)
    - round((upto - amount)::numeric * vat_included_pence / total_pence))::integer as vat
  from booked
), credited as (
  select t.id, l.product_name as description, l.product_sku as sku, u.quantity, l.unit_price_pence as price,
    l.id as place
  from taxed t
    join order_lines l on l.order_id = t.order_id
    join lateral (
      select case when t.amount = t.total_pence and t.lines = '[]' then l.quantity else (
        select sum((named->>'quantity')::integer)::integer from jsonb_array_elements(t.lines) named
        where (named->>'lineId')::integer = l.id
      ) end as quantity
    ) u on u.quantity > 0
  union all
  select id, case delivery_method when 'STANDARD' then 'Standard delivery' when 'EXPRESS' then 'Express delivery'
    else 'Emergency delivery' end, null, null,
    case when amount = total_pence and lines = '[]' then shipping_pence else delivery end, 2147483647
  from taxed
  where case when amount = total_pence and lines = '[]' then shipping_pence else delivery end > 0
), listed as (
  select id, sum(coalesce(quantity, 1) * price) as price,
    jsonb_agg(jsonb_build_object('description', description, 'sku', sku, 'quantity', quantity,
      'unitPrice', case when quantity is not null then price end,
      'amount', coalesce(quantity, 1) * price) order by place)
      as lines
  from credited group by id
)
insert into credit_notes (serial, order_id, refund_id, issued_at, seller, reason, lines, total_pence, vat)
  select t.serial, t.order_id, t.id, t.updated_at, s.facts, t.message,
    case when l.price = t.amount then l.lines else jsonb_build_array(jsonb_build_object(
      'description', 'Reduction of the price', 'sku', null, 'quantity', null, 'unitPrice', null,
      'amount', t.amount)) end,
    t.amount,
    jsonb_build_array(jsonb_build_object('rate', 20, 'net', t.amount - t.vat, 'vat', t.vat, 'gross', t.amount))
  from taxed t cross join seller s left join listed l on l.id = t.id;
insert into credit_note_counter (last_serial) select count(*) from credit_notes;
`;

/** Invoices as they were issued, and a credit note for each refund. */
export class Migration0038Documents extends Migration {
  override readonly name = '0038-documents';

  override up(): void {
    for (const step of [TABLES, SELLER, INVOICES, CREDIT_NOTES]) this.addSql(step);
  }

  override down(): void {
    this.addSql('drop table credit_notes, credit_note_counter, invoices');
  }
}
