import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';

/** Whether the tyre is in stock, and how many units. */
export function StockLine({ stock }: { stock: number }) {
  const isOut = stock <= 0;
  const isLow = !isOut && stock < LOW_STOCK_BELOW;
  return (
    <p
      className={classes(
        'flex flex-wrap items-center gap-x-2 text-sm font-[650]',
        isOut ? 'text-bad' : isLow ? 'text-warn' : 'text-good',
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      <span>{isOut ? 'Out of Stock' : 'In Stock'}</span>
      {!isOut && <span className="font-normal text-ink-2">{formatCount(stock)} available</span>}
      {isLow && <span className="rounded-sm border border-current px-1.5 text-xs">Low Stock</span>}
    </p>
  );
}
