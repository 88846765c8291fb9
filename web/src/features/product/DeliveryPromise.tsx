import type { FragmentType } from '@apollo/client';
import { deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import {
  CalendarClock,
  CreditCard,
  RotateCcw,
  ShieldCheck,
  Truck,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { formatCounted, formatWeekday } from '../../lib/text/format.ts';
import { deliveryAfter } from '../../lib/text/waitDays.ts';
import { PaymentIcons } from '../../ui/tyre/PaymentIcons.tsx';
import { useDeliveryPromiseFragment, type DeliveryPromiseFragment } from './DeliveryPromise.generated.ts';
import { OrderWithin } from './OrderWithin.tsx';

interface DeliveryPromiseProps {
  settings: FragmentType<DeliveryPromiseFragment>;
  /** The price of the chosen tyres together, in pence. */
  subtotal: number;
  /** The supplier's working days until the tyres are here; 0 if they are. */
  waitDays: number;
}

/** The delivery date and the cut-off for ordering, the cost of delivery, returns, warranty and payment. */
export function DeliveryPromise({ settings, subtotal, waitDays }: DeliveryPromiseProps) {
  const facts = useDeliveryPromiseFragment(settings);
  const { deliveryText, returnDays, stockAgeMonths, delivery, baseTown, claims } = facts;
  const standard = delivery.find(({ method }) => method === 'STANDARD');
  const express = delivery.find(({ method }) => method === 'EXPRESS');
  const emergency = delivery.find(({ method }) => method === 'EMERGENCY');
  return (
    <div className="@container">
      <ul className="grid gap-x-6 gap-y-3 text-sm @lg:grid-cols-2">
        <PromiseItem icon={Truck} title={`Delivery ${deliveryDays(deliveryAfter(facts, waitDays))}`}>
          {waitDays > 0 ? (
            `Our supplier sends them to us first, within ${formatCounted(waitDays, 'working day')}.`
          ) : (
            <>
              <OrderWithin cutOffAt={facts.cutOffAt} day={facts.nextDispatch} hour={facts.dispatchCutOff} />.
            </>
          )}{' '}
          Standard, {deliveryText} working days to the UK mainland.{' '}
          {standard && <Fee {...standard} subtotal={subtotal} />}
        </PromiseItem>
        {emergency && waitDays === 0 && (
          <PromiseItem icon={Zap} title={`Sooner: by ${formatWeekday(emergency.estimatedDelivery.to)}`}>
            Emergency delivery on the UK mainland, {formatPrice(emergency.price)}.{' '}
            {express && (
              <>
                By {formatWeekday(express.estimatedDelivery.to)} with express delivery around major cities,{' '}
                {formatPrice(express.price)}.{' '}
              </>
            )}
            <Link to="/shipping" className="underline">
              All delivery options
            </Link>
          </PromiseItem>
        )}
        <PromiseItem icon={Wrench} title="Or fitted">
          Choose a garage and a time in your cart, or our van around {baseTown}, and pay once.{' '}
          {claims.freeMobileFitting}.{' '}
          <Link to="/fitting-centers" className="underline">
            Find a fitting centre
          </Link>
        </PromiseItem>
        <PromiseItem icon={CalendarClock} title={`Made at most ${stockAgeMonths} months before you get it`}>
          The last four digits of the DOT code on the sidewall show the week and year.{' '}
          <Link to="/tools/tyre-age" className="underline">
            Read a DOT code
          </Link>
        </PromiseItem>
        <PromiseItem icon={RotateCcw} title={`${returnDays}-day returns`}>
          Unused, in the original packaging.{' '}
          <Link to="/returns" className="underline">
            Returns policy
          </Link>
        </PromiseItem>
        <PromiseItem icon={ShieldCheck} title={claims.warranty}>
          <Link to="/warranty" className="underline">
            Warranty and guarantees
          </Link>
        </PromiseItem>
        <PromiseItem icon={CreditCard} title="Ways to pay">
          <PaymentIcons />
        </PromiseItem>
      </ul>
    </div>
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
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-[650]">{title}</p>
        <div className="text-ink-2">{children}</div>
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
