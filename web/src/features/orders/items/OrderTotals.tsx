import type { FragmentType } from '@apollo/client';
import { formatCharge, formatPrice } from '@treadline/schema/trade/values/money';
import { formatDate } from '../../../lib/text/format.ts';
import { useOrderTotalsFragment, type OrderTotalsFragment } from './OrderTotals.generated.ts';

/** The totals of the order. Prices include VAT, so tax on top is shown only if there was any. */
export function OrderTotals({ order }: { order: FragmentType<OrderTotalsFragment> }) {
  const { subtotal, shipping, tax, total, vatIncluded, refunds } = useOrderTotalsFragment(order);
  return (
    <dl className="grid gap-2.5">
      <Row name="Subtotal" value={formatPrice(subtotal)} />
      <Row name="Delivery" value={formatCharge(shipping)} />
      {tax > 0 && <Row name="Tax" value={formatPrice(tax)} />}
      <div className="mt-1 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-3.5">
        <dt className="text-xl font-[780]">Total</dt>
        <dd className="text-xl font-[780]">{formatPrice(total)}</dd>
        <dd className="col-span-2 text-right text-xs text-ink-2">includes VAT {formatPrice(vatIncluded)}</dd>
      </div>
      {refunds.flatMap(({ id, amount, status, updatedAt }) =>
        status === 'SUCCEEDED'
          ? [<Row key={id} name={`Refunded on ${formatDate(updatedAt)}`} value={formatPrice(-amount)} />]
          : [],
      )}
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd className="font-[600] whitespace-nowrap">{value}</dd>
    </div>
  );
}
