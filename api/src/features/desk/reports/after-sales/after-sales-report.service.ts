import { Service } from '../../../../platform/services/services.ts';
import { periodBefore, rangesOf, sumsOf, type Period } from '../sums/sum-ranges.ts';
import type { AfterSalesReport, ClaimsByKind, ReturnsByReason } from './after-sales-report.type.ts';

const LONDON = "at time zone 'Europe/London'";

/** Rows of a table in the period from $2 to $3 and the one before, which begins on $1, with `isNow`. */
const compared = (table: string, time: string): string => `
  (select *, ${time} >= ($2::date::timestamp ${LONDON}) as "isNow" from ${table}
   where ${time} >= ($1::date::timestamp ${LONDON}) and ${time} < (($3::date + 1)::timestamp ${LONDON}))`;

const RETURNS = `
  select reason, count(*) filter (where "isNow") as returns, count(*) filter (where not "isNow") as "returnsBefore",
    coalesce(sum(tyres) filter (where "isNow"), 0) as tyres,
    count(*) filter (where "isNow" and received_at is not null) as received
  from (
    select r.*, (select sum((line ->> 'quantity')::integer) from jsonb_array_elements(r.lines) line) as tyres
    from ${compared('order_returns', 'requested_at')} r
  ) returns
  group by reason order by returns desc, reason`;

const CLAIMS = `
  select kind, count(*) filter (where "isNow") as claims, count(*) filter (where not "isNow") as "claimsBefore",
    coalesce(sum(quantity) filter (where "isNow"), 0) as tyres,
    count(*) filter (where "isNow" and state in ('PAYING', 'PAID_BACK', 'REPLACED')) as approved,
    count(*) filter (where "isNow" and state = 'REFUSED') as refused,
    coalesce(sum(amount_pence) filter (where "isNow"), 0) as amount
  from ${compared('claims', 'created_at')} c
  group by kind order by claims desc, kind`;

const SOLD = `select coalesce(sum(units), 0) as units from ${sumsOf('units')}`;

/** Returns and claims by cause. They're few, so they're counted on each call. */
export class AfterSalesReportService extends Service {
  async read(period: Period): Promise<AfterSalesReport> {
    const { sql } = this.platform;
    const days = [periodBefore(period).from, period.from, period.to];
    const [returns, claims, [sold]] = await Promise.all([
      sql.rows<ReturnsByReason>(RETURNS, days),
      sql.rows<ClaimsByKind>(CLAIMS, days),
      sql.rows<{ units: number }>(SOLD, [rangesOf(period), 'TOTAL']),
    ]);
    return { returns, claims, unitsSold: sold?.units ?? 0 };
  }
}
