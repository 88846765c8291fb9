import { BRAND_TIERS, brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { formatReach } from '@treadline/schema/trade/places/reach';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { PlanConditions } from '../../features/plan/PlanConditions.tsx';
import { NEVER_COVERED } from '../../features/plan/planTerms.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { FactCard, FactGrid } from './frame/FactCard.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';
import { useWarrantySuspenseQuery, type WarrantyQuery } from './WarrantyRoute.generated.ts';
import { warrantyTerms } from './warrantyTerms.ts';

type Shop = WarrantyQuery['shopSettings'];

/** The manufacturers' and the shop's guarantees, their duration, and how to claim. */
export function WarrantyRoute() {
  const { shopSettings: shop } = useWarrantySuspenseQuery().data;
  return (
    <InfoPage
      path="/warranty"
      drawing="/drawings/warranty.svg"
      title="Warranty & Guarantees"
      description={
        'Manufacturers’ tyre warranties by brand range, our guarantees on fitting and repairs, the road ' +
        'hazard plan, conditions and how to claim.'
      }
      summary={`${shop.claims.warranty}, plus our own guarantees, on top of your legal rights.`}
    >
      <Notice title="Your legal rights come first">
        <p>
          The Consumer Rights Act 2015 protects you if tyres have a fault, whatever a warranty says. See{' '}
          <Link to="/returns" className="underline underline-offset-4">
            Returns &amp; Refunds
          </Link>
          .
        </p>
      </Notice>
      <MakersWarranty />
      <OurGuarantees {...shop} />
      <RoadHazardPlan {...shop} />
      <Conditions {...shop} />
      <HowToClaim />
    </InfoPage>
  );
}

const makersTerms = BRAND_TIERS.map((tier) => ({ tier, ...warrantyTerms.brandTiers[tier] }));

function MakersWarranty() {
  return (
    <InfoSection
      title="Manufacturers’ warranties"
      intro={
        'These cover faults in materials and workmanship from the day you bought the tyre. Full details ' +
        'are in the manufacturer’s own terms.'
      }
    >
      <FactGrid>
        {makersTerms.map(({ tier, years, miles, note }) => (
          <FactCard key={tier} title={`${brandTierLabels[tier]} brands`} fact={years}>
            {miles && <p className="font-[650] text-ink">{miles}</p>}
            <p>{note}</p>
          </FactCard>
        ))}
      </FactGrid>
    </InfoSection>
  );
}

function OurGuarantees({
  qualityDays,
  satisfactionDays,
  priceMatchDays,
  calloutMinutes,
  baseTown,
  mobileFittingRadiusKm,
  workmanshipMonths,
  claims,
}: Shop) {
  return (
    <InfoSection title="Our guarantees">
      <FactGrid>
        <FactCard title="Mobile fitting" fact={`${workmanshipMonths} months`}>
          Covers the work of our own fitters: balance, valves, bead seating and wheel torque.
        </FactCard>
        <FactCard title="Puncture repair" fact={`${workmanshipMonths} months`}>
          If one of our repairs leaks, we’ll redo it or refund you.
        </FactCard>
        <FactCard title="Emergency response" fact={`${calloutMinutes} minutes`}>
          Our aim, not a guarantee. {claims.callout}, if that’s no more than about{' '}
          {formatReach(mobileFittingRadiusKm)} from {baseTown}.
        </FactCard>
        <FactCard title="Quality promise" fact={`${qualityDays} days`}>
          If there’s a flaw you can see or feel, we’ll replace the tyre or refund you.
        </FactCard>
        <FactCard title="Satisfaction return" fact={`${satisfactionDays} days`}>
          Not happy with how your tyres drive? We’ll exchange them for others in your size, and you pay or get
          back the difference.
        </FactCard>
        <FactCard title="Price match" fact={`${priceMatchDays} days`}>
          Find the same tyre for less from a UK seller: claim from your order, and we’ll refund the
          difference.
        </FactCard>
      </FactGrid>
    </InfoSection>
  );
}

function RoadHazardPlan(shop: Shop) {
  const { tyre, fourTyres, premiumTyre } = shop.roadHazardPlan;
  return (
    <InfoSection
      id="road-hazard-plan"
      title="Road hazard plan"
      intro={
        'Covers what manufacturers’ warranties don’t: damage from glass, nails, potholes and kerbs that ' +
        'can’t be repaired. Add it to your tyres on their page or in your cart, before you pay.'
      }
    >
      <FactGrid>
        <FactCard title="One tyre" fact={`${formatPrice(tyre)} per tyre`} />
        <FactCard title="A set of 4" fact={`${formatPrice(fourTyres)} for 4`}>
          Every four tyres you add it to count as a set, whatever their sizes. Premium tyres don’t.
        </FactCard>
        <FactCard title="Premium tyres" fact={`${formatPrice(premiumTyre)} per tyre`}>
          For each tyre of a premium brand. The tyre’s page shows the price.
        </FactCard>
      </FactGrid>
      <PlanConditions figures={shop} headingLevel={3} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop" variant="primary">
          Choose tyres
        </LinkButton>
        <LinkButton to="/cart">Add it in your cart</LinkButton>
      </div>
    </InfoSection>
  );
}

function Conditions({ tyreAgeYears, claimTreadMm, stockAgeMonths }: Shop) {
  return (
    <InfoSection title="Conditions">
      <div className="grid gap-6 md:grid-cols-2">
        <ul className="grid list-disc content-start gap-1.5 pl-5">
          <li>Tyre age limit: {tyreAgeYears} years from the date of manufacture.</li>
          <li>Minimum tread for a warranty claim: {claimTreadMm}mm at the lowest point.</li>
          <li>
            The tyres we deliver are at most {stockAgeMonths} months from manufacture. The last four digits of
            the DOT code show the week and year.
          </li>
          <li>Tyres must be fitted by a professional, in a size and rating that suit the vehicle.</li>
        </ul>
        <div className="grid content-start gap-1.5">
          <h3 className="text-base">Not covered</h3>
          <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
            {NEVER_COVERED.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </InfoSection>
  );
}

const LINK = 'underline underline-offset-4';

function HowToClaim() {
  return (
    <InfoSection id="how-to-claim" title="How to claim">
      <ol className="grid max-w-prose list-decimal gap-1.5 pl-5">
        <li>If the tyre may be unsafe, stop using it. Keep it for inspection.</li>
        <li>
          Open your order in{' '}
          <Link to="/orders" className={LINK}>
            your account
          </Link>
          , or{' '}
          <Link to="/find-order" className={LINK}>
            find it by its number
          </Link>{' '}
          if you ordered as a guest. Choose “Something wrong with these tyres?”, or “Found it cheaper?” for a
          price match.
        </li>
        <li>
          Tell us the mileage, and add photographs of the tyre, its tread and the DOT code. For a price match,
          give the web address of the offer or a photograph of it.
        </li>
        <li>
          If we can settle it ourselves we’ll do so straight away. If not, we’ll take it up with the
          manufacturer for you. Your order shows how far your claim is, and we email you each decision.
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/orders" variant="primary">
          Claim from your order
        </LinkButton>
        <LinkButton to="/find-order">I ordered as a guest</LinkButton>
      </div>
      <p className="max-w-prose text-sm text-ink-2">
        Is it about our fitting or a repair, or about a tyre that you didn’t buy here?{' '}
        <Link to="/contact" className={LINK}>
          Contact us
        </Link>
        .
      </p>
    </InfoSection>
  );
}
