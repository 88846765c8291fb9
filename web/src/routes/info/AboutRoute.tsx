import { use } from 'react';
import { formatCount } from '../../lib/format.ts';
import { SiteContext } from '../../lib/PageHead.tsx';
import { shopJsonLd } from '../../lib/shopJsonLd.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useAboutSuspenseQuery, type AboutQuery } from './AboutRoute.generated.ts';
import { CompanyInformation } from './CompanyInformation.tsx';
import { FactCard, FactGrid } from './FactCard.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';

type Shop = AboutQuery['shopSettings'];

/** Who the shop is and what it does differently. */
export function AboutRoute() {
  const { shopSettings: shop } = useAboutSuspenseQuery().data;
  const { origin } = use(SiteContext);
  return (
    <InfoPage
      path="/about"
      title="About us"
      heading={`About ${shop.shopName}`}
      description={`${shop.shopName} sells ${formatCount(shop.claims.products)}+ car, 4x4, van and motorcycle tyres to drivers and fleets in the UK, delivered or fitted.`}
      summary={`A tyre shop from ${shop.baseTown} for drivers and fleets across the UK: the right tyre, its real price, and a person who answers.`}
      jsonLd={[shopJsonLd(shop, origin)]}
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
          Buying tyres used to mean a telephone call, a price without VAT, and a tyre somebody else had
          chosen. {shopName} puts everything a tyre fitter knows on one page: the sizes that fit, the label
          classes, what drivers say, the stock, and the price you pay at the end.
        </p>
        <p>
          We work from {baseTown}. Within about {mobileFittingRadiusKm} km our own van comes to your home,
          your office or the roadside. Everywhere else we deliver to your door or to a fitting centre near
          you.
        </p>
      </div>
    </InfoSection>
  );
}

function Stats({ claims }: Shop) {
  const stats = [
    [`${formatCount(claims.products)}+`, 'tyres'],
    [`${formatCount(claims.summer)}+`, 'summer'],
    [`${formatCount(claims.winter)}+`, 'winter'],
    [`${formatCount(claims.allSeason)}+`, 'all-season'],
    [`${formatCount(claims.fittingCentres)}+`, 'fitting centres'],
  ];
  return (
    <InfoSection title="In figures">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-3 xl:grid-cols-5">
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
            {claims.ownDeliveryTeam}. Whoever brings your tyres works here and knows what they carry.
          </FactCard>
        )}
        <FactCard title={claims.freeDelivery}>
          The price in your cart is the price you pay, delivery included.
        </FactCard>
        <FactCard title="Price match">
          Found the same tyre for less within {priceMatchDays} days? We refund the difference.
        </FactCard>
        <FactCard title="Mobile fitting">{claims.mobileFitting}.</FactCard>
        <FactCard title={claims.returns}>
          Unused tyres come back within {returnDays} days, on top of your legal right to cancel.
        </FactCard>
        <FactCard title="Warranty">{claims.warranty}, and our own guarantees beside it.</FactCard>
      </FactGrid>
    </InfoSection>
  );
}

const VALUES = [
  {
    title: 'Safety before sale',
    text: 'We never offer a lower load index or speed rating than your vehicle needs, however good the price.',
  },
  {
    title: 'Plain words',
    text: 'Label classes, ages and conditions stand where you decide, not in small print.',
  },
  {
    title: 'Honest prices',
    text: 'VAT is in every price, and a crossed-out price is one we really charged.',
  },
  {
    title: 'Less waste',
    text: 'The tyre that lasts is often the cheaper one. We say so, and old tyres we take off are recycled.',
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
