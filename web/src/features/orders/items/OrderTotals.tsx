import type { FragmentType } from '@apollo/client';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import { formatDate } from '../../../lib/text/format.ts';
import { SumRow } from '../../../ui/base/SumRow.tsx';
import { useOrderTotalsFragment, type OrderTotalsFragment } from './OrderTotals.generated.ts';

/** The order's totals. Prices include VAT, so tax on top shows only if there was any. */
export function OrderTotals({ order }: { order: FragmentType<OrderTotalsFragment> }) {
  const { subtotal, shipping, tax, total, vatIncluded, refunds } = useOrderTotalsFragment(order);
  return (
    <dl className="grid gap-2.5">
      <SumRow name="Subtotal">{formatPrice(subtotal)}</SumRow>
      <SumRow name="Delivery">{formatCharge(shipping)}</SumRow>
      {tax > 0 && <SumRow name="Tax">{formatPrice(tax)}</SumRow>}
      <div className="mt-1 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-3.5">
        <dt className="text-xl font-[780]">Total</dt>
        <dd className="text-xl font-[780]">{formatPrice(total)}</dd>
        <dd className="col-span-2 text-right text-xs text-ink-2">includes VAT {formatPrice(vatIncluded)}</dd>
      </div>
      {refunds.flatMap(({ id, amount, status, updatedAt }) =>
        hasSucceeded({ status })
          ? [
              <SumRow key={id} name={`Refunded on ${formatDate(updatedAt)}`}>
                {formatPrice(-amount)}
              </SumRow>,
            ]
          : [],
      )}
    </dl>
  );
}
