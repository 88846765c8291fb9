import { formatPrice } from '@treadline/schema/trade/money';
import { formatCount } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { averageOrder, changeOf, paidShare, type SalesFigures } from './salesFigures.ts';

interface SalesTilesProps {
  total: SalesFigures;
  before: SalesFigures;
}

/** The figures of a period, each with how it moved against the period before. */
export function SalesTiles({ total, before }: SalesTilesProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile
        label="Revenue"
        value={formatPrice(total.revenue)}
        change={changeOf(total.revenue, before.revenue)}
      />
      <Tile
        label="Orders paid"
        value={formatCount(total.orders)}
        change={changeOf(total.orders, before.orders)}
      />
      <Tile
        label="Average order"
        value={formatPrice(averageOrder(total))}
        change={changeOf(averageOrder(total), averageOrder(before))}
      />
      <Tile
        label="Checkouts that were paid"
        value={`${paidShare(total)}%`}
        change={changeOf(paidShare(total), paidShare(before))}
      />
    </dl>
  );
}

interface TileProps {
  label: string;
  value: string;
  /** In per cent; null if there is nothing to compare with. */
  change: number | null;
}

function Tile({ label, value, change }: TileProps) {
  return (
    <div className="grid content-start gap-0.5 rounded-lg border border-line bg-card p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-xl font-[780]">{value}</dd>
      <dd
        className={classes(
          'text-sm',
          change === null || change === 0 ? 'text-ink-2' : change > 0 ? 'text-good' : 'text-bad',
        )}
      >
        {change === null
          ? 'Nothing to compare with'
          : change === 0
            ? 'As in the period before'
            : `${change > 0 ? '+' : '−'}${Math.abs(change)}% on the period before`}
      </dd>
    </div>
  );
}
