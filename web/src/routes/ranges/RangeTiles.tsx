import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { formatTyres } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';

interface RangeTile {
  to: string;
  label: string;
  /** The text below it. By default, its count and lowest price. */
  note?: string;
  count?: number;
  minPrice?: number;
}

/** Links to parts of a range, each with its number of tyres and lowest price. */
export function RangeTiles({ tiles }: { tiles: readonly RangeTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 lg:grid-cols-4">
      {tiles.map(({ to, label, note, count = 0, minPrice = 0 }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes(
              'grid h-full content-start gap-0.5 rounded-md border border-line bg-card px-3 py-2.5 md:px-4 md:py-3',
              'wrap-anywhere hover:border-ink focus-visible:rounded-md',
            )}
          >
            <span className="font-[650]">{label}</span>
            <span className="text-sm text-ink-2">
              {note ?? `${formatTyres(count)} from ${formatPrice(minPrice)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to similar pages, in one flow. */
export function RangeLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes(
              'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm',
              'hover:border-ink',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
