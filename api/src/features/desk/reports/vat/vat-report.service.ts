import { plusDays } from '@treadline/schema/trade/values/day';
import { Service } from '../../../../platform/services/services.ts';
import { daysOf, type Period } from '../sums/sum-ranges.ts';
import type { VatRateSum, VatReport, VatSum } from './vat-report.type.ts';

const SUMS = `
  select to_char(day, 'YYYY-MM') as month, kind, rate, sum(documents) as documents, sum(net_pence) as net,
    sum(vat_pence) as vat, sum(gross_pence) as gross
  from vat_sums where day between $1 and $2 group by 1, 2, 3`;

/** Deliveries on the days they were booked, less those taken back, each on its day. */
const BOUGHT = `
  select coalesce(sum(e.sign * (l.received + l.surplus) * o.cost_pence), 0) as cost
  from purchase_deliveries d
  cross join lateral (values (d.booked_at, 1), (d.taken_back_at, -1)) e(at, sign)
  join purchase_delivery_lines l on l.delivery_id = d.id
  join purchase_lines o on o.purchase_id = d.purchase_id and o.product_id = l.product_id
  where e.at >= $1::date::timestamp at time zone 'Europe/London'
    and e.at < ($2::date + 1)::timestamp at time zone 'Europe/London'`;

type Kind = 'INVOICE' | 'CREDIT_NOTE' | 'WITHDRAWN_CREDIT_NOTE';

/** Whether documents add to the VAT due. */
const SIGNS: Readonly<Record<Kind, 1 | -1>> = { INVOICE: 1, CREDIT_NOTE: -1, WITHDRAWN_CREDIT_NOTE: 1 };

interface VatRow extends VatSum {
  /** YYYY-MM. */
  readonly month: string;
  readonly kind: Kind;
  readonly rate: number;
}

/** VAT on sales, by the day of each document. */
export class VatReportService extends Service {
  async read(period: Period): Promise<VatReport> {
    const { sql } = this.platform;
    const [rows, [bought]] = await Promise.all([
      sql.rows<VatRow>(SUMS, [period.from, period.to]),
      sql.rows<{ cost: number }>(BOUGHT, [period.from, period.to]),
    ]);
    const days = Array.from({ length: daysOf(period) }, (_, index) => plusDays(period.from, index));
    const months = Map.groupBy(days, (day) => day.slice(0, 'YYYY-MM'.length));
    const rates = [...new Set(rows.map(({ rate }) => rate))].toSorted((one, other) => other - one);
    return {
      rates: rates.map((rate) =>
        rateSum(
          rate,
          rows.filter((row) => row.rate === rate),
        ),
      ),
      due: dueOf(rows),
      purchases: bought?.cost ?? 0,
      months: [...months].map(([month, [from = period.from]]) => ({
        from,
        due: dueOf(rows.filter((row) => row.month === month)),
      })),
    };
  }
}

function rateSum(rate: number, rows: readonly VatRow[]): VatRateSum {
  const sumOf = (kind: Kind): VatSum =>
    added(
      rows.filter((row) => row.kind === kind),
      () => 1,
    );
  return {
    rate,
    invoices: sumOf('INVOICE'),
    creditNotes: sumOf('CREDIT_NOTE'),
    withdrawnCreditNotes: sumOf('WITHDRAWN_CREDIT_NOTE'),
    due: dueOf(rows),
  };
}

const dueOf = (rows: readonly VatRow[]): VatSum => added(rows, ({ kind }) => SIGNS[kind]);

function added(rows: readonly VatRow[], signOf: (row: VatRow) => number): VatSum {
  const sum = (of: 'net' | 'vat' | 'gross'): number =>
    rows.reduce((total, row) => total + signOf(row) * row[of], 0);
  return {
    documents: rows.reduce((total, { documents }) => total + documents, 0),
    net: sum('net'),
    vat: sum('vat'),
    gross: sum('gross'),
  };
}
