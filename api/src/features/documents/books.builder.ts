/** Runs SQL on a shop's database. */
type Rows = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** An order in the books; money in pence, null without an invoice. */
interface BookedOrder {
  readonly id: string;
  readonly byHand: boolean;
  readonly paid: number;
  readonly refunded: number;
  readonly underWay: number;
  readonly invoiced: number | null;
  readonly invoicedVat: number | null;
  readonly credited: number;
  readonly creditedVat: number;
  readonly linesCredited: number;
}

const BOOKS = `
  select o.id, o.paid_by_hand is not null as "byHand",
    coalesce(o.received_pence, case when o.paid_at is not null then o.total_pence else 0 end) as paid,
    (select coalesce(sum(amount_pence) filter (where status = 'SUCCEEDED'), 0)::int
      from refunds r where r.order_id = o.id) as refunded,
    (select coalesce(sum(amount_pence) filter (where status in ('PENDING', 'REQUIRES_ACTION')), 0)::int
      from refunds r where r.order_id = o.id) as "underWay",
    i.total_pence as invoiced, (i.vat->0->>'vat')::int as "invoicedVat",
    coalesce(c.gross, 0)::int as credited, coalesce(c.vat, 0)::int as "creditedVat",
    coalesce(c.lines, 0)::int as "linesCredited"
  from orders o
    left join invoices i on i.order_id = o.id
    left join lateral (
      select sum(n.total_pence) as gross, sum((n.vat->0->>'vat')::int) as vat,
        sum((select sum((line->>'amount')::int) from jsonb_array_elements(n.lines) line)
          - (select coalesce(sum((off->>'amount')::int), 0) from jsonb_array_elements(n.deductions) off)) as lines
      from credit_notes n where n.order_id = o.id and n.voided_at is null
    ) c on true
  where o.id = any($1::uuid[])`;

/** The serials that were given, of documents that count and of those that were withdrawn. */
export const serials = async (rows: Rows, table: 'invoices' | 'credit_notes'): Promise<number[]> =>
  (await rows<{ serial: number }>(`select serial from ${table} order by serial`)).map(({ serial }) => serial);

/** What does not agree in the books of one order. @param atStripe what Stripe refunds for it, in pence. */
function faultsOf(order: BookedOrder, atStripe: number): string[] {
  const faults: string[] = [];
  const expectThat = (agrees: boolean, fault: string): void => {
    if (!agrees) faults.push(`Order ${order.id}: ${fault}`);
  };
  const { paid, refunded, underWay, invoiced, credited, creditedVat, linesCredited } = order;
  expectThat(refunded + underWay <= paid, `${refunded} + ${underWay} are paid back of ${paid}.`);
  expectThat(linesCredited === credited, `credit notes of ${credited} have lines of ${linesCredited}.`);
  // A payment of the wrong amount, or for tyres that are gone, was no sale: there is nothing to invoice or to credit.
  if (invoiced === null) expectThat(credited === 0, `${credited} are credited of no invoice.`);
  else {
    const vat = order.invoicedVat ?? 0;
    expectThat(
      invoiced - credited === paid - refunded,
      `documents say ${invoiced} - ${credited}, the money ${paid} - ${refunded}.`,
    );
    expectThat(
      credited === invoiced ? creditedVat === vat : creditedVat <= vat,
      `VAT of ${creditedVat} is credited of ${vat}.`,
    );
  }
  expectThat(
    order.byHand || atStripe === refunded + underWay,
    `Stripe pays back ${atStripe}, the books ${refunded} + ${underWay}.`,
  );
  return faults;
}

/**
 * Compares invoices and credit notes with payments and refunds, and refunds with Stripe's.
 * @param atStripe the pence that Stripe has paid back for an order, or is paying back.
 * @returns a sentence for each disagreement.
 */
export async function bookFaults(
  rows: Rows,
  orderIds: readonly string[],
  atStripe: (orderId: string) => number | Promise<number>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const order of await rows<BookedOrder>(BOOKS, [orderIds]))
    faults.push(...faultsOf(order, await atStripe(order.id)));
  for (const table of ['invoices', 'credit_notes'] as const)
    if ((await serials(rows, table)).some((serial, index) => serial !== index + 1))
      faults.push(`The numbers of ${table} have gaps.`);
  return faults;
}
