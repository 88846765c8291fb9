import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { classes } from '../base/classes.ts';

interface StockBadgeProps {
  stock: number;
  /** Shows the number always, not only when stock is low. */
  showCount?: boolean;
}

/** A tyre's availability, in words and colour. */
export function StockBadge({ stock, showCount = false }: StockBadgeProps) {
  if (stock <= 0) return <Badge colour="text-bad" label="Out of Stock" />;
  if (stock < LOW_STOCK_BELOW) return <Badge colour="text-warn" label="Low Stock" detail={`${stock} left`} />;
  return <Badge colour="text-good" label="In Stock" detail={showCount ? `${stock} available` : undefined} />;
}

function Badge({ colour, label, detail }: { colour: string; label: string; detail?: string }) {
  return (
    <p
      className={classes(
        'flex items-center gap-1.5 text-xs font-[650] before:size-2 before:shrink-0 before:rounded-full',
        'before:bg-current',
        colour,
      )}
    >
      {detail ? (
        <span>
          {label}
          <span className="font-normal text-ink-2">{` · ${detail}`}</span>
        </span>
      ) : (
        label
      )}
    </p>
  );
}
