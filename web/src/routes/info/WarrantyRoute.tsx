import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FactCard, FactGrid } from './FactCard.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';
import { useWarrantySuspenseQuery, type WarrantyQuery } from './WarrantyRoute.generated.ts';
import { warrantyTerms } from './warrantyTerms.ts';

type Shop = WarrantyQuery['shopSettings'];

/** What the makers and the shop stand for, for how long, and how to claim it. */
export function WarrantyRoute() {
  const { shopSettings: shop } = useWarrantySuspenseQuery().data;
  return (
    <InfoPage
      path="/warranty"
      title="Warranty & Guarantees"
      description="Makers’ tyre warranties by brand class, our guarantees on fitting and repairs, the road hazard plan, conditions, and how to claim."
      summary={`${shop.claims.warranty}. On top of it come our own guarantees, and beside both stand your rights in law.`}
    >
      <Notice title="Your rights in law come first">
        <p>
          The Consumer Rights Act 2015 protects you when tyres are faulty, whatever a warranty says: see{' '}
          <Link to="/returns" className="underline underline-offset-4">
            Returns &amp; Refunds
          </Link>
          .
        </p>
      </Notice>
      <MakersWarranty />
      <OurGuarantees {...shop} />
      <RoadHazardPlan />
      <Conditions />
      <HowToClaim />
    </InfoPage>
  );
}

function MakersWarranty() {
  return (
    <InfoSection
      title="Makers’ warranties"
      intro="Against faults in material and making, counted from the day you bought the tyre. The maker’s own terms decide the detail."
    >
      <FactGrid>
        {warrantyTerms.brandTiers.map(({ tier, years, miles, note }) => (
          <FactCard key={tier} title={tier} fact={years}>
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
}: Shop) {
  const { workmanshipMonths } = warrantyTerms;
  return (
    <InfoSection title="Our guarantees">
      <FactGrid>
        <FactCard title="Mobile fitting" fact={`${workmanshipMonths} months`}>
          On the work of our own fitters: balance, valves, bead seating and wheel torque.
        </FactCard>
        <FactCard title="Puncture repair" fact={`${workmanshipMonths} months`}>
          If a repair of ours leaks, we do it again or refund it.
        </FactCard>
        <FactCard title="Emergency response" fact={`${calloutMinutes} minutes`}>
          From your call until our van is with you, within {mobileFittingRadiusKm} km of {baseTown}.
        </FactCard>
        <FactCard title="Quality promise" fact={`${qualityDays} days`}>
          A flaw you can see or feel: we replace the tyre or refund it.
        </FactCard>
        <FactCard title="Satisfaction return" fact={`${satisfactionDays} days`}>
          Not happy with how your tyres drive? We exchange them for others of your size; you pay or get back
          the difference.
        </FactCard>
        <FactCard title="Price match" fact={`${priceMatchDays} days`}>
          The same tyre for less from a UK seller: we refund the difference.
        </FactCard>
      </FactGrid>
    </InfoSection>
  );
}

function RoadHazardPlan() {
  const { tyre, fourTyres, premiumTyre } = warrantyTerms.roadHazardPlan;
  return (
    <InfoSection
      title="Road hazard plan"
      intro="For what no maker covers: glass, nails, potholes and kerbs. Ask us to add it to your order; it covers damage that cannot be repaired."
    >
      <FactGrid>
        <FactCard title="One tyre" fact={`${formatPrice(tyre)} per tyre`} />
        <FactCard title="A set of 4" fact={`${formatPrice(fourTyres)} for 4`} />
        <FactCard title="Premium tyres" fact={`${formatPrice(premiumTyre)} per tyre`} />
      </FactGrid>
    </InfoSection>
  );
}

function Conditions() {
  const { maximumAgeYears, minimumTreadMm, maximumStockMonths } = warrantyTerms;
  return (
    <InfoSection title="Conditions">
      <div className="grid gap-6 md:grid-cols-2">
        <ul className="grid list-disc content-start gap-1.5 pl-5">
          <li>Tyre age limit: {maximumAgeYears} years from the date of manufacture.</li>
          <li>Minimum tread for a warranty claim: {minimumTreadMm}mm at the lowest point.</li>
          <li>
            Tyres we deliver are at most {maximumStockMonths} months from manufacture. The last four digits of
            the DOT code name week and year.
          </li>
          <li>Fitted by a professional, in a size and rating the vehicle allows.</li>
        </ul>
        <div className="grid content-start gap-1.5">
          <h3 className="text-base">Not covered</h3>
          <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
            <li>Ordinary wear, and uneven wear from alignment or suspension</li>
            <li>Wrong pressure, overloading, racing, driving on a flat tyre</li>
            <li>Accidents, vandalism, chemicals, improper repair or storage</li>
          </ul>
        </div>
      </div>
    </InfoSection>
  );
}

const CLAIM_STEPS = [
  'Stop using the tyre if it may be unsafe, and keep it.',
  'Send us your order number, the mileage, and photographs of the tyre, its tread and the DOT code.',
  'We answer what we can settle ourselves at once, and take the rest to the maker for you.',
];

function HowToClaim() {
  return (
    <InfoSection title="How to claim">
      <ol className="grid max-w-prose list-decimal gap-1.5 pl-5">
        {CLAIM_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton to="/contact" variant="primary" className="justify-self-start">
        Contact us
      </LinkButton>
    </InfoSection>
  );
}
