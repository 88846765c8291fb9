import type { FragmentType } from '@apollo/client';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { plainText } from '../../../lib/text/articleHtml.ts';
import { formatWeekday } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import {
  useDeliveryAndFittingFragment,
  type DeliveryAndFittingFragment,
} from './DeliveryAndFitting.generated.ts';
import { headingAndText } from './shopReasons.ts';

interface DeliveryAndFittingProps {
  settings: FragmentType<DeliveryAndFittingFragment>;
  delivery: ShopTextFragment | null | undefined;
  fitting: ShopTextFragment | null | undefined;
}

export function DeliveryAndFitting({ settings, delivery, fitting }: DeliveryAndFittingProps) {
  const shop = useDeliveryAndFittingFragment(settings);
  return (
    <Section title="Delivery and fitting">
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        <Delivery {...shop} written={delivery} />
        <Fitting written={fitting} />
      </div>
    </Section>
  );
}

interface Written {
  written: ShopTextFragment | null | undefined;
}

function Delivery({ delivery, estimatedDelivery, written }: DeliveryAndFittingFragment & Written) {
  const { title, text } = headingAndText(written);
  return (
    <Panel
      title={title}
      text={
        `${text} Order now with standard delivery and your tyres will arrive between ` +
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

/** The owner's steps are the items of the text's list. */
const STEP = /<li>(.*?)<\/li>/gs;

function Fitting({ written }: Written) {
  const steps = [...(written?.content ?? '').matchAll(STEP)].map(([, step = '']) => plainText(step));
  return (
    <Panel {...headingAndText(written)} more={{ to: '/fitting-centers', label: 'Find a fitting centre' }}>
      <ol className="grid content-start gap-3 text-sm">
        {steps.map((step, index) => (
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
