import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { TimeChart } from '../chart/TimeChart.tsx';
import { chartPoints } from './chartPoints.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';
import { averageOrder, changeOf, paidShare, type SalesFigures } from './salesFigures.ts';

type Report = NonNullable<DashboardQuery['salesReport']>;

interface Figure {
  /** The key of its label and meaning in the table of figures. */
  is: 'revenue' | 'orders' | 'averageOrder' | 'paidShare';
  of: (figures: SalesFigures) => number;
  format: (value: number) => string;
}

const FIGURES: readonly Figure[] = [
  { is: 'revenue', of: ({ revenue }) => revenue, format: formatPrice },
  { is: 'orders', of: ({ orders }) => orders, format: formatCount },
  { is: 'averageOrder', of: averageOrder, format: formatPrice },
  { is: 'paidShare', of: paidShare, format: (share) => `${share}%` },
];

/** The figures of a period, each with its trend and chart. */
export function SalesRow({ report }: { report: Report }) {
  return (
    <section aria-label="Sales" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {FIGURES.map((figure) => (
        <FigureCard key={figure.is} figure={figure} report={report} />
      ))}
    </section>
  );
}

function FigureCard({ figure: { is, of, format }, report }: { figure: Figure; report: Report }) {
  const { points, pointsBefore, total, totalBefore } = report;
  const { label, meaning } = salesFigures[is];
  const isDrawn = points.length > 1 && total.checkouts + totalBefore.checkouts > 0;
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-card p-4">
      <p className="text-sm text-ink-2">{label}</p>
      <p className="text-xl font-[780]">{format(of(total))}</p>
      <Change change={changeOf(of(total), of(totalBefore))} />
      {isDrawn && (
        <TimeChart
          label={label}
          beforeLabel="Period before"
          points={chartPoints(points, pointsBefore, of)}
          format={format}
          small
        />
      )}
      <p className="mt-auto text-xs text-ink-2">{meaning}</p>
    </div>
  );
}

/** @param change in per cent; null if there's nothing to compare with. */
function Change({ change }: { change: number | null }) {
  return (
    <p
      className={classes(
        'text-sm',
        change === null || change === 0 ? 'text-ink-2' : change > 0 ? 'text-good' : 'text-bad',
      )}
    >
      {change === null
        ? 'No comparison'
        : change === 0
          ? 'Same as previous period'
          : `${change > 0 ? '+' : '−'}${Math.abs(change)}% on previous period`}
    </p>
  );
}
