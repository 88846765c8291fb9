import { reportFigures, salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { toPounds } from '@treadline/schema/trade/values/money';
import { keysOf } from '@treadline/schema/trade/values/words';
import { csvCell } from '../../../../platform/tables/csv-cell.ts';
import type { Period } from '../sums/sum-ranges.ts';
import type { PackSums, PackTotal } from './pack-sums.ts';

interface SummaryFigure {
  readonly label: string;
  readonly meaning: string;
}

/** The figures of the summary. Revenue, orders sold and VAT are those of the dashboard and the reports. */
const FIGURES: Readonly<Record<PackTotal, SummaryFigure>> = {
  revenue: { ...salesFigures.revenue, label: `${salesFigures.revenue.label} (incl. VAT)` },
  sales: salesFigures.orders,
  payments: {
    label: 'Payments received',
    meaning: 'Money received in the period, VAT included, whatever became of the orders.',
  },
  refunds: { label: 'Refunds', meaning: 'Refunds requested in the period that went through.' },
  netSales: reportFigures.netSales,
  vatDue: reportFigures.vatDue,
  purchases: reportFigures.purchases,
};

export const pounds = (pence: number): string => toPounds(pence).toFixed(2);

/** The cells of the summary, the headings first. @param costs whether its reader may see what tyres cost. */
export function summaryRows({ from, to }: Period, sums: PackSums, costs: boolean): string[][] {
  const shown = keysOf(FIGURES).filter((name) => costs || name !== 'purchases');
  return [
    ['Figure', 'Amount', 'What it means'],
    ['From', from, csvCell('The first day. Days begin and end at midnight UK time.')],
    ['To', to, csvCell('The last day, included.')],
    ...shown.map((name) => {
      const { label, meaning } = FIGURES[name];
      const total = sums.total(name);
      return [csvCell(label), name === 'sales' ? String(total) : pounds(total), csvCell(meaning)];
    }),
  ];
}
