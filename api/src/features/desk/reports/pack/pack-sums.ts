import type { PackRow, PackTableName } from './pack-tables.ts';

/** A figure of the whole period. Money in pence; `sales` counts orders. */
export type PackTotal = 'revenue' | 'sales' | 'payments' | 'refunds' | 'netSales' | 'vatDue' | 'purchases';

const KINDS = ['Invoices', 'Credit notes', 'Credit notes withdrawn'] as const;
type DocumentKind = (typeof KINDS)[number];

/** Whether documents add to sales and the VAT due. */
const SIGNS: Readonly<Record<DocumentKind, 1 | -1>> = {
  Invoices: 1,
  'Credit notes': -1,
  'Credit notes withdrawn': 1,
};

interface VatRow {
  readonly rate: number;
  readonly kind: DocumentKind;
  readonly count: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

const numberOf = (value: PackRow[string] | undefined): number => (typeof value === 'number' ? value : 0);

/** Adds up the rows of a pack while they're written. */
export class PackSums {
  readonly #vat = new Map<string, VatRow>();
  readonly #totals = new Map<PackTotal, number>();

  note(table: PackTableName, row: PackRow): void {
    switch (table) {
      case 'invoices':
        return this.#document('Invoices', row);
      case 'creditNotes':
        return this.#document(row['event'] === 'Issued' ? 'Credit notes' : 'Credit notes withdrawn', row);
      case 'payments':
        this.#add('payments', numberOf(row['amount_pence']));
        if (row['is_sale'] !== true) return;
        this.#add('sales', 1);
        return this.#add('revenue', numberOf(row['revenue_pence']));
      case 'refunds':
        return row['status'] === 'SUCCEEDED'
          ? this.#add('refunds', numberOf(row['amount_pence']))
          : undefined;
      case 'purchases':
        return this.#add('purchases', numberOf(row['net_pence']));
    }
  }

  /** A row for each rate and kind of document, the highest rate first. */
  vatRows(): readonly VatRow[] {
    return [...this.#vat.values()].toSorted(
      (one, other) => other.rate - one.rate || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
    );
  }

  total(name: PackTotal): number {
    return this.#totals.get(name) ?? 0;
  }

  #document(kind: DocumentKind, row: PackRow): void {
    const [rate, net, vat, gross] = ['vat_rate', 'net_pence', 'vat_pence', 'gross_pence'].map((column) =>
      numberOf(row[column]),
    ) as [number, number, number, number];
    const key = `${rate} ${kind}`;
    const sum = this.#vat.get(key) ?? { rate, kind, count: 0, net: 0, vat: 0, gross: 0 };
    this.#vat.set(key, {
      ...sum,
      count: sum.count + 1,
      net: sum.net + net,
      vat: sum.vat + vat,
      gross: sum.gross + gross,
    });
    this.#add('netSales', SIGNS[kind] * net);
    this.#add('vatDue', SIGNS[kind] * vat);
  }

  #add(name: PackTotal, amount: number): void {
    this.#totals.set(name, this.total(name) + amount);
  }
}
