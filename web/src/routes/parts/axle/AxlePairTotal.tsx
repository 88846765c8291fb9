import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { PricedLine } from '../../../features/cart/quote/pricedCart.ts';
import { useCartAxles } from './useCartAxles.ts';

const tyresOf = (axle: readonly PricedLine[]) => axle.reduce((sum, { quantity }) => sum + quantity, 0);

const marksOf = (axle: readonly PricedLine[]) =>
  [...new Set(axle.map(({ oeMark }) => (oeMark === null ? 'none' : oeMarkName(oeMark))))].join(', ');

/**
 * The total for front and rear together, and whether their OE markings differ. Renders nothing unless the cart has
 * tyres for both.
 */
export function AxlePairTotal({ lines }: { lines: readonly PricedLine[] }) {
  const { front, rear } = useCartAxles(lines);
  if (front.length === 0 || rear.length === 0) return null;
  const sum = [...front, ...rear].reduce((all, { lineTotal }) => all + lineTotal, 0);
  const [frontMarks, rearMarks] = [marksOf(front), marksOf(rear)];
  return (
    <div className="grid gap-1 text-sm">
      <p>
        Front and rear together:{' '}
        <span className="font-[650]">
          {formatPrice(sum)} for {tyresOf(front)} + {tyresOf(rear)}
        </span>
      </p>
      {frontMarks !== rearMarks && (
        <p className="text-warn">
          Their car makers’ marks differ: {frontMarks} at the front, {rearMarks} at the rear.
        </p>
      )}
    </div>
  );
}
