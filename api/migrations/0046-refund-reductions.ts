import { Migration } from '@mikro-orm/migrations';

const REDUCTIONS = `
alter table refunds add column reduces jsonb check (jsonb_typeof(reduces) = 'object');
update refunds r set reduces = jsonb_build_object('lineId', c.line_id,
    'units', case when c.kind <> 'PRICE_MATCH' then c.quantity end)
  from claims c where r.order_id = c.order_id and r.request_key = 'claim-' || c.id;
`;

/** A return can end with its order, too. Those whose orders are paid back already have ended. */
const ENDED_RETURNS = `
alter table order_returns
  drop constraint order_returns_check1,
  add constraint order_returns_closed_check
    check (step not in ('REFUSED', 'WITHDRAWN') or closed_at is not null);
update order_returns r set closed_at = o.updated_at
  from orders o where o.id = r.order_id and o.payment_status = 'REFUNDED' and r.closed_at is null
    and not exists (select from refunds f where f.order_id = r.order_id and f.request_key = 'return-' || r.id
      and f.status not in ('FAILED', 'CANCELED'));
`;

/** Which tyres a claim's refund is for, and returns that end with the refund of their order. */
export class Migration0046RefundReductions extends Migration {
  override readonly name = '0046-refund-reductions';

  override up(): void {
    for (const step of [REDUCTIONS, ENDED_RETURNS]) this.addSql(step);
  }

  override down(): void {
    this.addSql(`
      update order_returns set closed_at = null where step not in ('REFUSED', 'WITHDRAWN');
      alter table order_returns
        drop constraint order_returns_closed_check,
        add constraint order_returns_check1
          check ((step in ('REFUSED', 'WITHDRAWN')) = (closed_at is not null));
      alter table refunds drop column reduces;
    `);
  }
}
