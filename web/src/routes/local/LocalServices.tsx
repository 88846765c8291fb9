import { clockTime } from '@treadline/schema/trade/values/clock-time';
import { Siren, Truck, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../ui/base/Section.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** The shop's three services around its base town. */
export function LocalServices({ shop }: { shop: LocalTyresQuery['shopSettings'] }) {
  return (
    <Section title="What we do around here">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        <Service Icon={Wrench} title="Mobile fitting">
          New tyres fitted and balanced where the car stands, at home or at work.{' '}
          {shop.claims.freeMobileFitting}; for fewer, your cart shows the price before you pay.
        </Service>
        <Service Icon={Siren} title="Emergency call-out">
          A puncture or a damaged tyre, and you can’t drive on? {shop.claims.callout}, with the tyre you need
          if we have it in your size. On a motorway or a dual carriageway, get to a safe place first: we can’t
          work on a live lane or a hard shoulder.
        </Service>
        <Service Icon={Truck} title="Delivery">
          {shop.claims.freeDelivery}, in {shop.deliveryText} working days to your door or your own garage.
          Order before {clockTime(shop.dispatchCutOff)} on a working day and we dispatch the same day. An{' '}
          <Link to="/shipping" className="underline underline-offset-4">
            emergency order
          </Link>{' '}
          is processed within {shop.emergencyProcessingHours} hours.
        </Service>
      </ul>
    </Section>
  );
}

function Service({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2 rounded-lg border border-line bg-card p-5">
      <Icon className="size-7" />
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-2">{children}</p>
    </li>
  );
}
