import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { toPounds } from '@treadline/schema/trade/values/money';
import { keysOf } from '@treadline/schema/trade/values/words';
import { badInput } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../../platform/tables/csv-cell.ts';
import { ZipArchive } from '../../../../platform/tables/zip-archive.ts';
import type { Period } from '../sums/sum-ranges.ts';
import { PackSums } from './pack-sums.ts';
import { packTables, type PackRow, type PackTable, type PackTableName } from './pack-tables.ts';

const FETCHED_AT_ONCE = 1_000;
const MOST_PAYMENTS = 200_000;
const COUNT = `
  select count(*)::integer as count from orders
  where paid_at >= ?::date::timestamp at time zone 'Europe/London'
    and paid_at < (?::date + 1)::timestamp at time zone 'Europe/London'`;

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const SUMMARY = {
  turnover:
    'Payments of the period whose orders are still sales, less all refunds of them so far; as in Sales',
  sales: 'The number of those orders',
  payments: 'Money received in the period, whatever became of the orders',
  refunds: 'Refunds requested in the period that went through',
  vat_due: 'VAT of invoices and withdrawn credit notes, less that of credit notes; as in VAT',
  purchases:
    'Cost of the tyres that came from suppliers, without VAT, less bookings taken back; as in Purchases',
} as const;

/** A period's books as files for an accountant, all from one moment. */
export class AccountantPackService extends Service {
  /**
   * Writes the pack: a ZIP archive of CSV files.
   * @param costs whether the reader may see what the shop's tyres cost.
   * @returns its bytes in pieces, and the number of payments in it.
   * @throws PublicError BAD_USER_INPUT for a period with more than 200,000 payments.
   */
  write(period: Period, costs: boolean): Promise<{ bytes: readonly Uint8Array[]; payments: number }> {
    // One snapshot, so that the sums are those of the rows, whatever is sold meanwhile. Nobody downloads while it's
    // open: a slow client would keep a connection.
    return this.platform.orm.em.fork().transactional(
      async (em) => {
        const days = [period.from, period.to];
        const [counted] = await em.execute<{ count: number }[]>(COUNT, days);
        const payments = counted?.count ?? 0;
        if (payments > MOST_PAYMENTS)
          throw badInput(
            `This period has ${payments.toLocaleString('en-GB')} payments; a pack can have up to ` +
              `${MOST_PAYMENTS.toLocaleString('en-GB')}. Choose fewer days.`,
          );
        const archive = new ZipArchive();
        const sums = new PackSums();
        for (const name of keysOf(packTables))
          await archive.add(
            `${name}.csv`,
            tableLines(em, name, shownTable(packTables[name], costs), period, sums),
          );
        await archive.add('vat.csv', vatLines(sums));
        await archive.add('summary.csv', summaryLines(period, sums, costs));
        return { bytes: archive.end(), payments };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }
}

const shownTable = (table: PackTable, costs: boolean): PackTable =>
  costs ? table : { ...table, columns: table.columns.filter((column) => !table.costs?.includes(column)) };

async function* tableLines(
  em: EntityManager,
  name: PackTableName,
  { sql, columns, made }: PackTable,
  { from, to }: Period,
  sums: PackSums,
): AsyncIterable<string> {
  yield `${BYTE_ORDER_MARK}${line(columns)}`;
  const days = Array.from({ length: sql.split('?').length - 1 }, (_, index) => (index % 2 === 0 ? from : to));
  await em.execute(`declare ${name} no scroll cursor for ${sql}`, days);
  for (;;) {
    const rows = await em.execute<PackRow[]>(`fetch ${FETCHED_AT_ONCE} from ${name}`);
    for (const row of rows) sums.note(name, row);
    yield rows.map((row) => line(columns.map((column) => cellOf(row, column, made[column])))).join('');
    if (rows.length < FETCHED_AT_ONCE) break;
  }
  await em.execute(`close ${name}`);
}

function cellOf(row: PackRow, column: string, made: PackTable['made'][string] | undefined): string {
  if (made) return made(row);
  const pence = row[`${column}_pence`];
  if (typeof pence === 'number') return toPounds(pence).toFixed(2);
  const value = row[column];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : csvCell(value);
}

const pounds = (pence: number): string => toPounds(pence).toFixed(2);

function* vatLines(sums: PackSums): Iterable<string> {
  yield `${BYTE_ORDER_MARK}${line(['vat_rate', 'documents', 'count', 'net', 'vat', 'gross'])}`;
  for (const { rate, documents, count, net, vat, gross } of sums.vatRows())
    yield line([String(rate), documents, String(count), pounds(net), pounds(vat), pounds(gross)]);
}

function* summaryLines({ from, to }: Period, sums: PackSums, costs: boolean): Iterable<string> {
  yield `${BYTE_ORDER_MARK}${line(['figure', 'amount', 'meaning'])}`;
  yield line(['from', from, csvCell('The first day, in London')]);
  yield line(['to', to, csvCell('The last day, included')]);
  for (const name of keysOf(SUMMARY)) {
    if (name === 'purchases' && !costs) continue;
    const amount =
      name === 'sales'
        ? String(sums.total(name))
        : pounds(name === 'vat_due' ? sums.vatDue : sums.total(name));
    yield line([name, amount, csvCell(SUMMARY[name])]);
  }
}
