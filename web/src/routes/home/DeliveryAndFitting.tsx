import type { FragmentType } from '@apollo/client';
import { formatAmount, formatPrice } from '@treadline/schema/trade/money';
import type { ReactNode } from 'react';
import { clockTime } from '../../lib/clockTime.ts';
import { formatCount, formatWeekday } from '../../lib/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Section.tsx';
import {
  useDeliveryAndFittingFragment,
  type DeliveryAndFittingFragment,
} from './DeliveryAndFitting.generated.ts';

/** How the tyres get to the shopper, and onto the vehicle. */
export function DeliveryAndFitting({ settings }: { settings: FragmentType<DeliveryAndFittingFragment> }) {
  const shop = useDeliveryAndFittingFragment(settings);
  return (
    <Section title="Delivered or fitted">
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        <Delivery {...shop} />
        <Fitting {...shop} />
      </div>
    </Section>
  );
}

function Delivery({ delivery, dispatchCutOff, estimatedDelivery }: DeliveryAndFittingFragment) {
  return (
    <Panel
      title="To your door"
      text={`Ordered by ${clockTime(dispatchCutOff)}, dispatched the same working day. A standard order placed now arrives between ${formatWeekday(estimatedDelivery.from)} and ${formatWeekday(estimatedDelivery.to)}.`}
      more={{ to: '/shipping', label: 'About delivery' }}
    >
      <dl className="divide-y divide-line border-y border-line text-sm">
        {delivery.map(({ method, name, price, freeFrom, description }) => (
          <div key={method} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt>
              <span className="font-[650]">{name}</span>
              <span className="block text-ink-2">{description}</span>
            </dt>
            <dd className="text-right">
              <span className="font-[650]">{formatPrice(price)}</span>
              {freeFrom !== null && (
                <span className="block text-ink-2">free from {formatAmount(freeFrom)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Fitting({ baseTown, claims }: DeliveryAndFittingFragment) {
  return (
    <Panel
      title="Onto your wheels"
      text="Tyres show their price delivered and a guide price fully fitted, so that you know what a garage will come to."
      more={{ to: '/fitting-centers', label: 'Find a fitting centre' }}
    >
      <ol className="grid content-start gap-3 text-sm">
        {[
          'Choose your tyres by registration or by size.',
          `Have them sent to one of ${formatCount(claims.fittingCentres)}+ fitting centres, to your own garage, or to your door.`,
          `Around ${baseTown} our van comes to your home or work and fits them there, the same day in an emergency.`,
        ].map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-ink text-xs font-[700] text-paper"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface PanelProps {
  title: string;
  text: string;
  more: { to: string; label: string };
  children: ReactNode;
}

function Panel({ title, text, more, children }: PanelProps) {
  return (
    <section className="grid grid-rows-[auto_auto_1fr_auto] gap-4 rounded-lg border border-line bg-card p-4 md:p-6">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
      {children}
      <LinkButton to={more.to} className="justify-self-start">
        {more.label}
      </LinkButton>
    </section>
  );
}
