import { classes } from '../../../ui/base/classes.ts';

/** Marks an article that the shop recommends. */
export function FeaturedBadge({ className = '' }: { className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7 items-center rounded-sm px-2 text-xs font-[750] asphalt text-signal-on-asphalt',
        className,
      )}
    >
      Featured
    </span>
  );
}
