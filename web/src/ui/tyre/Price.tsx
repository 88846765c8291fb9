import { formatPrice } from '@treadline/schema/trade/values/money';
import { classes } from '../base/classes.ts';

type PriceSize = 'sm' | 'md' | 'lg';

interface PriceProps {
  /** Pence. */
  price: number;
  /** The previous price in pence, if it was higher. */
  was?: number | null;
  /** The unit, for example "each". */
  suffix?: string;
  size?: PriceSize;
  /**
   * Puts the old price above the new one, so that card prices line up whether or not there is an old price.
   */
  stacked?: boolean;
  className?: string;
}

const SIZES: Record<PriceSize, string> = {
  sm: 'text-base',
  md: 'text-xl',
  lg: 'text-2xl',
};

/** A large price, with the old price struck out. */
export function Price({ price, was, suffix, size = 'md', stacked = false, className }: PriceProps) {
  return (
    <p
      className={classes(
        'flex items-baseline gap-x-2',
        stacked ? 'flex-wrap-reverse' : 'flex-wrap',
        className,
      )}
    >
      <span className={`font-[780] font-stretch-[104%] ${SIZES[size]}`}>{formatPrice(price)}</span>
      {suffix && <span className="text-xs text-ink-2">{suffix}</span>}
      {was != null && was > price && (
        <span className={`text-xs text-ink-2 ${stacked ? 'w-full' : ''}`}>
          <span className="sr-only">Price before: </span>
          <s>{formatPrice(was)}</s>
        </span>
      )}
    </p>
  );
}
