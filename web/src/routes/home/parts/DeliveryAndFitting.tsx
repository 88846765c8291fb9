import type { FragmentType } from '@apollo/client';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { clockTime } from '../../../lib/text/clockTime.ts';
import { formatWeekday } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import {
  useDeliveryAndFittingFragment,
  type DeliveryAndFittingFragment,
} from './DeliveryAndFitting.generated.ts';

export function DeliveryAndFitting({ settings }: { settings: FragmentType<DeliveryAndFittingFragment> }) {
  const shop = useDeliveryAndFittingFragment(settings);
  return (
    <Section title="Delivery and fitting">
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
      text={
        `Order by ${clockTime(dispatchCutOff)} on a working day and we’ll dispatch the same day. Order ` +
        `now with standard delivery and your tyres will arrive between ` +
        `${formatWeekday(estimatedDelivery.from)} and ${formatWeekday(estimatedDelivery.to)}.`
      }
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

function Fitting({ baseTown }: DeliveryAndFittingFragment) {
  return (
    <Panel
      title="At a garage or at home"
      text={
        'Tyres show their fully fitted price: with a new valve, balancing and disposal of the old tyre. You pay it ' +
        'here, and nothing at the garage.'
      }
      more={{ to: '/fitting-centers', label: 'Find a fitting centre' }}
    >
      <ol className="grid content-start gap-3 text-sm">
        {[
          'Choose your tyres by registration or size.',
          'Choose a fitting centre near you in the cart, and a time that is free there.',
          `Or let our van come to your home or work around ${baseTown}, the same day if a time is free.`,
        ].map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-x-3">
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
