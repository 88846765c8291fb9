import { formatPrice } from '../lib/format.ts';

type PriceSize = 'sm' | 'md' | 'lg';

interface PriceProps {
  /** Pence. */
  price: number;
  /** The price before, in pence, when it was higher. */
  was?: number | null;
  /** What the price is for, for example "each". */
  suffix?: string;
  size?: PriceSize;
}

const SIZES: Record<PriceSize, string> = {
  sm: 'text-base',
  md: 'text-xl',
  lg: 'text-2xl',
};

/** A price, large, with the one it replaces struck out. */
export function Price({ price, was, suffix, size = 'md' }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`font-[780] font-stretch-[104%] ${SIZES[size]}`}>{formatPrice(price)}</span>
      {suffix && <span className="text-xs text-ink-2">{suffix}</span>}
      {was != null && was > price && (
        <span className="text-xs text-ink-2">
          <span className="sr-only">Price before: </span>
          <s>{formatPrice(was)}</s>
        </span>
      )}
    </p>
  );
}
