import { bookFaults } from '../../api/test/fixtures/order/books.ts';
import { bookingFaults } from './bookings.ts';
import type { World } from './world.ts';

/** Counts gathered while auditing the books. */
export interface BookCounts {
  orders: number;
  paid: number;
  refunds: number;
  mails: number;
  /** Emails that a server accepted twice, because its answer was lost or the process died before recording it. */
  mailsTwice: number;
  webhooks: number;
  webhooksTwice: number;
}

type Check = (world: World, counts: BookCounts) => Promise<readonly string[]>;

const rowsOf =
  ({ database }: World) =>
  async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.query(text, [...values])).rows as Row[];

/** Stock equals the initial stock plus all movements, and each sold order took its units once. */
const stock: Check = async (world) => {
  const rows = rowsOf(world);
  const products = await rows<{ id: number; units: number; reserved: number; moved: number }>(
    `select id, stock_quantity as units, stock_reserved as reserved,
        coalesce((select sum(quantity) from stock_movements where product_id = p.id), 0)::int as moved
      from products p`,
  );
  const orders = await rows<{
    id: string;
    sold: number;
    ordered: number;
    back: number;
    returned: number;
    paid: number;
  }>(
    `select o.id, l.ordered, l.returned,
        coalesce(-sum(m.quantity) filter (where m.reason = 'SOLD'), 0)::int as sold,
        coalesce(sum(m.quantity) filter (where m.reason <> 'SOLD'), 0)::int as back,
        (select count(*) from audit_entries where subject = 'order' and subject_id = o.id::text
          and action like 'payment sold%' and action <> 'payment sold-out')::int as paid
      from orders o
        join lateral (select sum(quantity)::int as ordered, sum(returned_units)::int as returned
          from order_lines where order_id = o.id and product_id is not null) l on true
        left join stock_movements m on m.order_id = o.id
      group by o.id, l.ordered, l.returned`,
  );
  return [
    ...products.flatMap(({ id, units, reserved, moved }) => [
      ...(units === (world.stockBefore.get(id) ?? 0) + moved
        ? []
        : [`Product ${id} has ${units} units, but ${world.stockBefore.get(id)} and movements of ${moved}.`]),
      ...(reserved === 0 ? [] : [`Product ${id} has ${reserved} units reserved without a checkout.`]),
      ...(units < 0 ? [`Product ${id} has ${units} units.`] : []),
    ]),
    ...orders.flatMap(({ id, sold, ordered, back, returned, paid }) => [
      ...(paid <= 1 ? [] : [`Order ${id} was settled ${paid} times.`]),
      ...(sold === paid * ordered
        ? []
        : [`Order ${id} took ${sold} units for ${ordered}, settled ${paid} times.`]),
      ...(back === returned
        ? []
        : [`Order ${id} returned ${back} units to stock, its lines say ${returned}.`]),
    ]),
  ];
};

interface AtStripe {
  readonly id: string;
  readonly metadata: { readonly order_id?: string } | null;
}

interface PaidSession extends AtStripe {
  readonly payment_status: string;
  readonly amount_total: number | null;
}

interface MadeRefund extends AtStripe {
  readonly status: string;
  readonly amount: number;
}

/** Every payment at Stripe belongs to an order, every paid order has one payment, and refunds and documents agree. */
const money: Check = async (world, counts) => {
  const { stripe } = world;
  const sessions = await stripe.list<PaidSession>('checkout/sessions');
  const refunds = await stripe.list<MadeRefund>('refunds');
  const paidBy = Map.groupBy(
    sessions.filter(({ payment_status: status }) => status === 'paid'),
    ({ metadata }) => metadata?.order_id ?? '',
  );
  const refundedFor = Map.groupBy(
    refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled'),
    ({ metadata }) => metadata?.order_id ?? '',
  );
  const orders = await rowsOf(world)<{
    id: string;
    total: number;
    paid: boolean;
    sold: boolean;
    invoices: number;
  }>(
    `select id, total_pence as total, paid_at is not null as paid, invoice_serial is not null as sold,
        (select count(*) from invoices where order_id = o.id)::int as invoices
      from orders o`,
  );
  const known = new Set(orders.map(({ id }) => id));
  counts.orders = orders.length;
  counts.paid = orders.filter(({ paid }) => paid).length;
  counts.refunds = refunds.length;
  return [
    ...orders.flatMap(({ id, total, paid, sold, invoices }) => {
      const payments = paidBy.get(id) ?? [];
      const sum = payments.reduce((pence, { amount_total: amount }) => pence + (amount ?? 0), 0);
      return [
        ...(payments.length === Number(paid) && sum === Number(paid) * total
          ? []
          : [
              `Order ${id} of ${total} is ${paid ? '' : 'not '}paid; at Stripe ${payments.length} times, ${sum}.`,
            ]),
        ...(invoices === Number(sold) ? [] : [`Order ${id} has ${invoices} invoices, sold ${sold}.`]),
      ];
    }),
    ...(orders.length <= world.attempts
      ? []
      : [`${world.attempts} attempts to buy created ${orders.length} orders.`]),
    ...[...world.told]
      .filter((id) => !known.has(id))
      .map((id) => `Order ${id} was confirmed to its buyer, but is lost.`),
    ...[...paidBy.keys(), ...refundedFor.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `Stripe moved money for order ${id}, which doesn’t exist.`),
    ...(await bookFaults(rowsOf(world), [...known], (id) =>
      (refundedFor.get(id) ?? []).reduce((pence, { amount }) => pence + amount, 0),
    )),
  ];
};

/** Every email was delivered, and the buyer was emailed once about each change of an order. */
const mails: Check = async (world, counts) => {
  const rows = rowsOf(world);
  const taken = new Map<string, number>();
  for (const { source } of world.mail.received) {
    const id = /^message-id: <([^@>]+)@/im.exec(source)?.[1] ?? '';
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  const written = await rows<{ id: string; status: string }>('select id, status from mails');
  const told = await rows<{ id: string; told: number; mails: number }>(
    `select o.id,
        (select count(*) from mails where subject like '%' || o.number || '%'
          and subject not like '%waiting for payment%' and subject !~* 'fitting|fitted|missed')::int as mails,
        (select count(*) from audit_entries where subject = 'order' and subject_id = o.id::text
          and (action in ('payment sold', 'payment sold-late', 'refund made')
            or action ~ '^[A-Z]+$' and not (action = 'CANCELLED' and actor_role = 'SHOP')))::int as told
      from orders o
      -- A fitting that is done takes its order along without further emails.
      where not exists (select from fitting_bookings where order_id = o.id and state = 'DONE')`,
  );
  counts.mails = written.length;
  counts.mailsTwice = [...taken.values()].filter((times) => times > 1).length;
  return [
    ...written.flatMap(({ id, status }) =>
      taken.has(id) ? [] : [`Email ${id} is ${status}, but never arrived.`],
    ),
    ...told.flatMap(({ id, told: steps, mails: sent }) =>
      steps === sent ? [] : [`Order ${id} had ${steps} changes to report, but ${sent} emails.`],
    ),
  ];
};

/** Every event of an order was written once, and arrived under its single id. */
const webhooks: Check = async (world, counts) => {
  const rows = rowsOf(world);
  const arrived = new Map<string, Set<string>>();
  let requests = 0;
  for (const { headers, body } of world.receiver.received) {
    const id = String(headers['treadline-event-id']);
    requests += 1;
    arrived.set(id, (arrived.get(id) ?? new Set()).add(body));
  }
  const deliveries = await rows<{ event_id: string; status: string }>(
    'select event_id, status from webhook_deliveries',
  );
  const orders = await rows<{ id: string; created: number; paid: number; sold: number }>(
    `select o.id, count(*) filter (where d.event = 'ORDER_CREATED')::int as created,
        count(*) filter (where d.event = 'ORDER_PAID')::int as paid,
        (o.invoice_serial is not null)::int as sold
      from orders o
        left join webhook_deliveries d on d.body::jsonb -> 'data' -> 'order' ->> 'id' = o.id::text
      group by o.id`,
  );
  counts.webhooks = deliveries.length;
  counts.webhooksTwice = requests - arrived.size;
  return [
    ...deliveries.flatMap(({ event_id: id, status }) => [
      ...(arrived.has(id) ? [] : [`Event ${id} is ${status}, but never arrived.`]),
      ...((arrived.get(id)?.size ?? 0) > 1 ? [`Event ${id} arrived with different texts.`] : []),
    ]),
    ...orders.flatMap(({ id, created, paid, sold }) =>
      created === 1 && paid === sold ? [] : [`Order ${id}: ${created} created events, ${paid} paid events.`],
    ),
  ];
};

/** No job was given up. */
const queue: Check = async (world) =>
  (
    await rowsOf(world)<{ name: string; count: number }>(
      `select coalesce(data::text, '') as name, count(*)::int as count
        from pgboss.job where name = 'dead-letters' group by 1`,
    )
  ).map(({ name, count }) => `${count} jobs were given up: ${name}`);

const bookings: Check = ({ database }) => bookingFaults(database);

const CHECKS: readonly Check[] = [stock, money, bookings, mails, webhooks, queue];

/**
 * Compares all books with each other and with Stripe, once no work is left.
 *
 * @returns each discrepancy.
 */
export async function auditBooks(world: World): Promise<{ faults: string[]; counts: BookCounts }> {
  const counts: BookCounts = {
    orders: 0,
    paid: 0,
    refunds: 0,
    mails: 0,
    mailsTwice: 0,
    webhooks: 0,
    webhooksTwice: 0,
  };
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check(world, counts)));
  return { faults, counts };
}
