import { formatReach } from '@treadline/schema/trade/places/reach';
import { seasonAdjectives } from '@treadline/schema/trade/tyre/kind/season';
import { use } from 'react';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import { formatCount } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { useAboutSuspenseQuery, type AboutQuery } from './AboutRoute.generated.ts';
import { CompanyInformation } from './CompanyInformation.tsx';
import { FactCard, FactGrid } from './frame/FactCard.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';

type Shop = AboutQuery['shopSettings'];

/** /about: the shop and what it does differently. */
export function AboutRoute() {
  const { shopSettings: shop } = useAboutSuspenseQuery().data;
  const site = use(SiteContext);
  return (
    <InfoPage
      path="/about"
      drawing="/drawings/about.svg"
      title="About us"
      heading={`About ${shop.shopName}`}
      description={
        `${shop.shopName} sells ${formatCount(shop.claims.products)}+ car, 4x4, van and motorcycle ` +
        'tyres to drivers and fleets across the UK, delivered to your door or your garage.'
      }
      summary={`We deliver tyres across the UK and fit them around ${shop.baseTown}.`}
      jsonLd={[shopJsonLd(shop, site)]}
    >
      <Story {...shop} />
      <Stats {...shop} />
      <Differences {...shop} />
      <Values />
      <InfoSection title="Company information">
        <CompanyInformation company={shop} />
      </InfoSection>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop" variant="primary">
          Shop tyres
        </LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </InfoPage>
  );
}

function Story({ shopName, baseTown, mobileFittingRadiusKm }: Shop) {
  return (
    <InfoSection title="Our story">
      <div className="grid max-w-prose gap-4">
        <p>
          Buying tyres used to mean a phone call, a price without VAT and a tyre chosen by someone else. At{' '}
          {shopName} you see what a tyre fitter would want to know, all in one place: the sizes that fit, the
          tyre label, what other drivers say, what’s in stock and the price you’ll pay.
        </p>
        <p>
          We’re based in {baseTown}. Within about {formatReach(mobileFittingRadiusKm)}, our mobile fitters can
          come to your home, your office or the roadside. Further away, we deliver to your door or straight to
          a garage near you.
        </p>
      </div>
    </InfoSection>
  );
}

function Stats({ claims }: Shop) {
  const stats = [
    [`${formatCount(claims.products)}+`, 'tyres in the catalogue'],
    [`${formatCount(claims.summer)}+`, seasonAdjectives.SUMMER],
    [`${formatCount(claims.winter)}+`, seasonAdjectives.WINTER],
    [`${formatCount(claims.allSeason)}+`, seasonAdjectives.ALL_SEASON],
  ];
  return (
    <InfoSection title="In figures">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-4">
        {stats.map(([figure, what]) => (
          <div key={what} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{what}</dt>
            <dd className="text-xl font-[780] font-stretch-[112%]">{figure}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
  );
}

function Differences({ claims, returnDays, priceMatchDays }: Shop) {
  return (
    <InfoSection title="What we do differently">
      <FactGrid>
        {claims.ownDeliveryTeam && (
          <FactCard title="Our own delivery">
            {claims.ownDeliveryTeam}. The person at your door works for us, and knows tyres.
          </FactCard>
        )}
        <FactCard title={claims.freeDelivery}>
          The price in your cart is the price you pay, delivery included.
        </FactCard>
        <FactCard title="Price match">
          Found the same tyre for less within {priceMatchDays} days? Claim from your order, and we’ll refund
          the difference.
        </FactCard>
        <FactCard title="Mobile fitting">{claims.mobileFitting}. Choose a time in your cart.</FactCard>
        <FactCard title={claims.returns}>
          Send back unused tyres within {returnDays} days, on top of your legal right to cancel.
        </FactCard>
        <FactCard title="Warranty">{claims.warranty}, plus our own guarantees.</FactCard>
      </FactGrid>
    </InfoSection>
  );
}

const VALUES = [
  {
    title: 'Safety first',
    text:
      'We never recommend a lower load index or speed rating than your vehicle needs, however good ' +
      'the price.',
  },
  {
    title: 'Plain English',
    text: 'You’ll see tyre labels and conditions where you choose your tyres, not in the small print.',
  },
  {
    title: 'Honest prices',
    text: 'Every price includes VAT, and a crossed-out price is one we really charged.',
  },
  {
    title: 'Less waste',
    text: 'A tyre that lasts longer often costs less in the end. And we recycle the old tyres we take off.',
  },
];

function Values() {
  return (
    <InfoSection title="Our values">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {VALUES.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="font-[700]">{title}</dt>
            <dd className="text-sm text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
  );
}
