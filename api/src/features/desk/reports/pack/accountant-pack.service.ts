import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { keysOf } from '@treadline/schema/trade/values/words';
import { badInput } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../../platform/tables/csv-cell.ts';
import { ZipArchive } from '../../../../platform/tables/zip-archive.ts';
import type { Period } from '../sums/sum-ranges.ts';
import { PackDocumentsService, type PackedDocument } from './pack-documents.service.ts';
import { pounds, summaryRows } from './pack-summary.ts';
import { PackSums } from './pack-sums.ts';
import {
  packTables,
  type PackColumn,
  type PackRow,
  type PackTable,
  type PackTableName,
} from './pack-tables.ts';

const FETCHED_AT_ONCE = 1_000;
const MOST_PAYMENTS = 200_000;
const COUNT = `
  select count(*)::integer as count from orders
  where paid_at >= ?::date::timestamp at time zone 'Europe/London'
    and paid_at < (?::date + 1)::timestamp at time zone 'Europe/London'`;

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The choices of a pack. */
interface PackContents {
  /** Whether its reader may see what the shop's tyres cost. */
  readonly costs: boolean;
  /** Whether it has the invoices and credit notes as PDF. */
  readonly pdfs: boolean;
}

/** A pack as it's sent. */
interface Pack {
  /** A ZIP archive in pieces. Documents are printed as it's read. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly payments: number;
  readonly pdfs: number;
}

/** A period's books as files for an accountant, all figures from one moment. */
export class AccountantPackService extends Service {
  readonly #documents = this.services.get(PackDocumentsService);

  /**
   * Writes the pack: CSV files and, if they're asked for, documents as PDF.
   * @throws PublicError BAD_USER_INPUT for a period with more than 200,000 payments or 2,000 documents to print.
   */
  async write(period: Period, { costs, pdfs }: PackContents): Promise<Pack> {
    const archive = new ZipArchive();
    // One snapshot, so that the sums are those of the rows, whatever is sold meanwhile. Nobody downloads while it's
    // open: a slow client would keep a connection.
    const { payments, documents } = await this.platform.orm.em.fork().transactional(
      async (em) => {
        const count = await paymentsIn(em, period);
        const found = pdfs ? await this.#documents.find(em, period) : [];
        const sums = new PackSums();
        for (const name of keysOf(packTables)) {
          const table = shownTable(packTables[name], costs);
          await archive.add(table.file, tableLines(em, name, table, period, sums));
        }
        await archive.add('VAT by rate.csv', vatLines(sums));
        await archive.add('Summary.csv', linesOf(summaryRows(period, sums, costs)));
        return { payments: count, documents: found };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    return { bytes: this.#bytes(archive, documents), payments, pdfs: documents.length };
  }

  async *#bytes(archive: ZipArchive, documents: readonly PackedDocument[]): AsyncIterable<Uint8Array> {
    yield* archive.take();
    yield* this.#documents.print(archive, documents);
    yield* archive.end();
  }
}

async function paymentsIn(em: EntityManager, { from, to }: Period): Promise<number> {
  const [counted] = await em.execute<{ count: number }[]>(COUNT, [from, to]);
  const payments = counted?.count ?? 0;
  if (payments > MOST_PAYMENTS)
    throw badInput(
      `This period has ${payments.toLocaleString('en-GB')} payments; a pack can have up to ` +
        `${MOST_PAYMENTS.toLocaleString('en-GB')}. Choose fewer days.`,
    );
  return payments;
}

const shownTable = (table: PackTable, costs: boolean): PackTable =>
  costs
    ? table
    : {
        ...table,
        columns: Object.fromEntries(
          Object.entries(table.columns).filter(([heading]) => !table.costs?.includes(heading)),
        ),
      };

async function* tableLines(
  em: EntityManager,
  name: PackTableName,
  { sql, columns }: PackTable,
  { from, to }: Period,
  sums: PackSums,
): AsyncIterable<string> {
  yield `${BYTE_ORDER_MARK}${line(Object.keys(columns))}`;
  const days = Array.from({ length: sql.split('?').length - 1 }, (_, index) => (index % 2 === 0 ? from : to));
  await em.execute(`declare ${name} no scroll cursor for ${sql}`, days);
  for (;;) {
    const rows = await em.execute<PackRow[]>(`fetch ${FETCHED_AT_ONCE} from ${name}`);
    for (const row of rows) sums.note(name, row);
    yield rows.map((row) => line(Object.values(columns).map((column) => cellOf(row, column)))).join('');
    if (rows.length < FETCHED_AT_ONCE) break;
  }
  await em.execute(`close ${name}`);
}

function cellOf(row: PackRow, column: PackColumn): string {
  const value = typeof column === 'string' ? row[column] : column(row);
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return csvCell(value);
  return typeof column === 'string' && column.endsWith('_pence') ? pounds(value) : String(value);
}

function* linesOf(rows: readonly (readonly string[])[]): Iterable<string> {
  yield BYTE_ORDER_MARK;
  for (const row of rows) yield line(row);
}

const vatLines = (sums: PackSums): Iterable<string> =>
  linesOf([
    ['VAT rate', 'Documents', 'Count', 'Net', 'VAT', 'Gross'],
    ...sums
      .vatRows()
      .map(({ rate, kind, count, net, vat, gross }) => [
        `${rate}%`,
        kind,
        String(count),
        ...[net, vat, gross].map(pounds),
      ]),
  ]);
