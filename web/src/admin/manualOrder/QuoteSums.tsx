import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';

type Quote = NonNullable<ManualQuoteQuery['manualOrderQuote']>;

/** What the order comes to, as the shop reckons it. */
export function QuoteSums({ quote }: { quote: Quote | undefined }) {
  if (!quote) return <p className="text-sm text-ink-2">The total appears here once there is a tyre.</p>;
  const rows = [
    ['Tyres', formatPrice(quote.subtotal)],
    ['Delivery', formatCharge(quote.shipping)],
  ] as const;
  return (
    <dl className="grid max-w-sm gap-2">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 text-sm">
          <dt>{name}</dt>
          <dd className="font-[600]">{value}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[1fr_auto] border-t border-line pt-2">
        <dt className="text-lg font-[780]">Total</dt>
        <dd className="text-lg font-[780]" data-total>
          {formatPrice(quote.total)}
        </dd>
        <dd className="col-span-2 text-right text-xs text-ink-2">
          includes VAT {formatPrice(quote.vatIncluded)}
        </dd>
      </div>
    </dl>
  );
}
