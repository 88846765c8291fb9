import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import type { ReturnSumsFragment } from '../../features/orders/items/ReturnSums.generated.ts';
import { SumRow } from '../../ui/base/SumRow.tsx';

interface RefundSumsProps {
  sums: ReturnSumsFragment;
  /** A note on the sums. */
  children: ReactNode;
}

/** A return's refund, with its deductions. */
export function RefundSums({ sums, children }: RefundSumsProps) {
  return (
    <section aria-labelledby="return-refund" className="grid gap-4 rounded-lg border border-line bg-card p-5">
      <h2 id="return-refund" className="text-xl">
        Your refund
      </h2>
      <dl className="grid gap-2.5">
        <Row name="Tyres" pence={sums.tyres} />
        {sums.claims > 0 && <Row name="Paid back by your claim" pence={-sums.claims} />}
        {sums.plans > 0 && <Row name="Road hazard plan" pence={sums.plans} />}
        {sums.delivery > 0 && <Row name="Delivery" pence={sums.delivery} />}
        {sums.collection > 0 && <Row name="Collection" pence={-sums.collection} />}
        {sums.deduction > 0 && <Row name="Deduction" pence={-sums.deduction} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5 text-xl font-[780]">
          <dt>Total</dt>
          <dd>{formatPrice(sums.total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

function Row({ name, pence }: { name: string; pence: number }) {
  return <SumRow name={name}>{formatPrice(pence)}</SumRow>;
}
