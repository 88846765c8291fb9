import type { PackRow, PackTableName } from './pack-tables.ts';

const numberOf = (value: PackRow[string] | undefined): number => (typeof value === 'number' ? value : 0);

/** Adds up the rows of a pack while they're written. Money in pence. */
export class PackSums {
  readonly #vat = new Map<string, { documents: number; net: number; vat: number; gross: number }>();
  readonly #totals = new Map<string, number>();

  note(table: PackTableName, row: PackRow): void {
    switch (table) {
      case 'invoices':
        return this.#document('invoices', row);
      case 'credit_notes':
        return this.#document(row['event'] === 'issued' ? 'credit notes' : 'credit notes withdrawn', row);
      case 'payments':
        this.#add('payments', numberOf(row['amount_pence']));
        if (row['is_sale'] !== true) return;
        this.#add('sales', 1);
        return this.#add('turnover', numberOf(row['turnover_pence']));
      case 'refunds':
        return row['status'] === 'succeeded'
          ? this.#add('refunds', numberOf(row['amount_pence']))
          : undefined;
      case 'purchases':
        return this.#add('purchases', numberOf(row['net_pence']));
    }
  }

  /** A row for each rate and kind of document, the highest rate first. */
  vatRows(): { rate: number; documents: string; count: number; net: number; vat: number; gross: number }[] {
    return [...this.#vat]
      .map(([key, { documents, ...sums }]) => {
        const [rate = '', kind = ''] = key.split('|');
        return { rate: Number(rate), documents: kind, count: documents, ...sums };
      })
      .toSorted(
        (one, other) =>
          other.rate - one.rate || KINDS.indexOf(one.documents) - KINDS.indexOf(other.documents),
      );
  }

  /** The VAT due: that of invoices and withdrawn credit notes, less that of credit notes. */
  get vatDue(): number {
    return this.vatRows().reduce(
      (sum, { documents, vat }) => sum + (documents === 'credit notes' ? -vat : vat),
      0,
    );
  }

  total(name: 'payments' | 'sales' | 'turnover' | 'refunds' | 'purchases'): number {
    return this.#totals.get(name) ?? 0;
  }

  #document(
    kind: string,
    { vat_rate: rate, net_pence: net, vat_pence: vat, gross_pence: gross }: PackRow,
  ): void {
    const key = `${rate}|${kind}`;
    const sum = this.#vat.get(key) ?? { documents: 0, net: 0, vat: 0, gross: 0 };
    this.#vat.set(key, {
      documents: sum.documents + 1,
      net: sum.net + numberOf(net),
      vat: sum.vat + numberOf(vat),
      gross: sum.gross + numberOf(gross),
    });
  }

  #add(name: string, amount: number): void {
    this.#totals.set(name, (this.#totals.get(name) ?? 0) + amount);
  }
}

const KINDS = ['invoices', 'credit notes', 'credit notes withdrawn'];
