import { formatTyres } from '../lib/text/format.ts';
import { classes } from '../ui/base/classes.ts';

/** The number on an icon of the header. Renders nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      className={classes(
        'absolute top-0.5 left-4.5 min-w-5 rounded-full bg-signal px-1 text-center text-xs',
        'leading-5 font-[750] text-on-signal md:left-3.5',
      )}
    >
      {count}
    </span>
  );
}

/** The accessible name of a link with a badge: "Cart, 4 tyres". */
export function countedName(name: string, count: number): string {
  return count === 0 ? name : `${name}, ${formatTyres(count)}`;
}
