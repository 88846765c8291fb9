import { formatPrice } from '@treadline/schema/trade/money';
import type { PricedLine } from '../../features/cart/pricedCart.ts';
import { useCartAxles } from './useCartAxles.ts';

const tyresOf = (axle: readonly PricedLine[]) => axle.reduce((sum, { quantity }) => sum + quantity, 0);

/** What front and rear come to together; nothing unless the cart has tyres for both. */
export function AxlePairTotal({ lines }: { lines: readonly PricedLine[] }) {
  const { front, rear } = useCartAxles(lines);
  if (front.length === 0 || rear.length === 0) return null;
  const sum = [...front, ...rear].reduce((all, { lineTotal }) => all + lineTotal, 0);
  return (
    <p className="text-sm">
      Front and rear together:{' '}
      <span className="font-[650]">
        {formatPrice(sum)} for {tyresOf(front)} + {tyresOf(rear)}
      </span>
    </p>
  );
}
