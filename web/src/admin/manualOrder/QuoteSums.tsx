import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import { SumRow } from '../../ui/base/SumRow.tsx';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';

type Quote = NonNullable<ManualQuoteQuery['manualOrderQuote']>;

/** The order's total as quoted by the shop. */
export function QuoteSums({ quote }: { quote: Quote | undefined }) {
  if (!quote) return <p className="text-sm text-ink-2">Add a tyre to see the total.</p>;
  const { charges } = quote;
  const isDelivered = quote.fittings.length === 0 || quote.shipping > 0;
  return (
    <dl className="grid max-w-sm gap-2">
      <SumRow name="Tyres">
        {formatPrice(charges.reduce((sum, { total }) => sum - total, quote.subtotal))}
      </SumRow>
      {charges.map(({ kind, way, productId, extra, name, quantity, total }) => (
        <SumRow
          key={[kind, way, productId, extra].join()}
          name={quantity > 1 ? `${name} × ${quantity}` : name}
        >
          {formatCharge(total)}
        </SumRow>
      ))}
      {isDelivered && <SumRow name="Delivery">{formatCharge(quote.shipping)}</SumRow>}
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
