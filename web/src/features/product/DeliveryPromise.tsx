import type { FragmentType } from '@apollo/client';
import { deliveryFee } from '@treadline/schema/trade/delivery-method';
import { formatAmount, formatPrice } from '@treadline/schema/trade/money';
import { RotateCcw, Truck, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clockTime } from '../../lib/clockTime.ts';
import { formatWeekday } from '../../lib/format.ts';
import { useDeliveryPromiseFragment, type DeliveryPromiseFragment } from './DeliveryPromise.generated.ts';

interface DeliveryPromiseProps {
  settings: FragmentType<DeliveryPromiseFragment>;
  /** What the chosen tyres cost together, in pence. */
  subtotal: number;
}

/** When the tyres would come, what bringing them costs, and how they can go back. */
export function DeliveryPromise({ settings, subtotal }: DeliveryPromiseProps) {
  const { deliveryText, estimatedDelivery, dispatchCutOff, returnDays, delivery } =
    useDeliveryPromiseFragment(settings);
  const standard = delivery.find(({ method }) => method === 'STANDARD');
  const { from, to } = estimatedDelivery;
  return (
    <ul className="grid gap-3 text-sm">
      <PromiseItem icon={Truck} title={`Delivery ${formatWeekday(from)} to ${formatWeekday(to)}`}>
        Standard, {deliveryText} working days, dispatched the same working day if ordered by{' '}
        {clockTime(dispatchCutOff)}. {standard && <Fee {...standard} subtotal={subtotal} />}
      </PromiseItem>
      <PromiseItem icon={Wrench} title="Fitting">
        <Link to="/fitting-centers" className="underline">
          Find a fitting centre
        </Link>{' '}
        near you.
      </PromiseItem>
      <PromiseItem icon={RotateCcw} title={`${returnDays}-day returns`}>
        Unused, in the original packaging.{' '}
        <Link to="/returns" className="underline">
          Returns policy
        </Link>
      </PromiseItem>
    </ul>
  );
}

function PromiseItem({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-[650]">{title}</p>
        <p className="text-ink-2">{children}</p>
      </div>
    </li>
  );
}

function Fee({ subtotal, ...rate }: { price: number; freeFrom: number | null; subtotal: number }) {
  const fee = deliveryFee(rate, subtotal);
  if (fee === 0) return <span className="font-[650] text-good">Free for this order.</span>;
  return (
    <>
      {formatPrice(fee)}
      {rate.freeFrom !== null && `, free on orders of ${formatAmount(rate.freeFrom)} or more`}.
    </>
  );
}
