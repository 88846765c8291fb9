import { DELIVERY_METHODS, methodsText } from '@treadline/schema/trade/places/delivery-method';
import { formatReach } from '@treadline/schema/trade/places/reach';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockTime } from '../../lib/text/clockTime.ts';
import { formatWeekday } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { FactCard, FactGrid } from './frame/FactCard.tsx';
import { HelpContacts } from './frame/HelpContacts.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';
import { ShippingCoverage } from './ShippingCoverage.tsx';
import { useShippingSuspenseQuery, type ShippingQuery } from './ShippingRoute.generated.ts';

type Shop = ShippingQuery['shopSettings'];

/** The delivery methods, times and prices. */
export function ShippingRoute() {
  const { shopSettings: shop } = useShippingSuspenseQuery().data;
  const { estimatedDelivery } = shop;
  return (
    <InfoPage
      path="/shipping"
      title="Shipping & Delivery"
      description={
        `${shop.claims.freeDelivery}. ${methodsText(DELIVERY_METHODS)} of tyres: prices, ` +
        'times, coverage and when we dispatch.'
      }
      summary={
        `Standard delivery to the UK mainland takes ${shop.deliveryText} working days. Order now and ` +
        `your tyres will arrive between ${formatWeekday(estimatedDelivery.from)} and ` +
        `${formatWeekday(estimatedDelivery.to)}.`
      }
    >
      <FreeDeliveryBanner {...shop} />
      <DeliveryOptions {...shop} />
      <ProcessingTimes {...shop} />
      <ShippingCoverage shop={shop} />
      <SpecialServices {...shop} />
      <InfoSection title="Questions about a delivery" intro="Please have your order number to hand.">
        <HelpContacts settings={shop} />
      </InfoSection>
    </InfoPage>
  );
}

function FreeDeliveryBanner({ claims, freeDeliveryFrom }: Shop) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg p-5 asphalt md:p-6">
      <Truck className="size-8 text-signal-on-asphalt" />
      <div className="grid flex-1 basis-60 gap-1">
        <p className="text-xl font-[780] font-stretch-[112%]">{claims.freeDelivery}</p>
        <p className="text-sm text-on-asphalt-2">
          Standard delivery is free when the tyres in your cart come to {formatAmount(freeDeliveryFrom)} or
          more, wherever we deliver.
        </p>
      </div>
      <LinkButton to="/shop" variant="primary">
        Shop tyres
      </LinkButton>
    </div>
  );
}

function DeliveryOptions({ delivery }: Shop) {
  return (
    <InfoSection
      title="Delivery options"
      intro="Choose at checkout, where you’ll see the price before you pay."
    >
      <FactGrid>
        {delivery.map(({ method, name, price, freeFrom, description }) => (
          <FactCard key={method} title={name} fact={formatPrice(price)}>
            <p>{description}</p>
            {freeFrom !== null && <p className="font-[650] text-good">Free from {formatAmount(freeFrom)}</p>}
          </FactCard>
        ))}
      </FactGrid>
    </InfoSection>
  );
}

function ProcessingTimes({ dispatchCutOff, nextDispatch, emergencyProcessingHours }: Shop) {
  const cutOff = clockTime(dispatchCutOff);
  const rows = [
    [`Ordered before ${cutOff}, Mon-Fri`, 'Dispatched the same day'],
    [`Ordered after ${cutOff}, Mon-Fri`, 'Dispatched the next working day'],
    ['Ordered at the weekend', 'Dispatched on Monday'],
    [
      'Emergency orders',
      `Processed within ${emergencyProcessingHours} hours on any day, and dispatched as above`,
    ],
  ];
  return (
    <InfoSection
      title="Processing times"
      intro={
        `Order now and we’ll dispatch on ${formatWeekday(nextDispatch)}. Working days don’t include ` +
        `weekends or bank holidays in England.`
      }
    >
      <dl className="max-w-prose divide-y divide-line border-y border-line">
        {rows.map(([when, what]) => (
          <div key={when} className="grid gap-x-6 py-2.5 sm:grid-cols-2">
            <dt className="font-[600]">{when}</dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
  );
}

function SpecialServices({ baseTown, mobileFittingRadiusKm, claims, returnDays }: Shop) {
  return (
    <InfoSection title="Special services">
      <FactGrid>
        <FactCard title="Mobile fitting">
          Our mobile fitters come to your home or work within about {formatReach(mobileFittingRadiusKm)} of{' '}
          {baseTown}. {claims.freeMobileFitting}. You choose a time in your cart.
        </FactCard>
        <FactCard title="Emergency call-out">
          Flat or damaged tyre on the road near {baseTown}? {claims.callout}.
        </FactCard>
        <FactCard title="Fitted at a centre">
          Choose a fitting centre and a time in your cart. We send the tyres there for your job, at no charge
          for delivery. Or give any garage’s address at the checkout, and arrange the fitting with it
          yourself.{' '}
          <Link to="/fitting-centers" className="underline underline-offset-4">
            Find a fitting centre
          </Link>
        </FactCard>
        <FactCard title="Fleets">
          Ordering for several vehicles, or to several addresses? Call us and we’ll plan it with you.
        </FactCard>
        <FactCard title="Easy returns">
          Send back unused tyres within {returnDays} days.{' '}
          <Link to="/returns" className="underline underline-offset-4">
            How returns work
          </Link>
        </FactCard>
      </FactGrid>
    </InfoSection>
  );
}
