import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fittingAreaFrom, fittingAreaPath, fittingAreas } from './fittingAreas.ts';
import { useFittingCentresSuspenseQuery, type FittingCentresQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentreCard } from './FittingCentreCard.tsx';
import { HelpContacts } from './HelpContacts.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';

type Centre = FittingCentresQuery['fittingCentres'][number];

/** The garages around the base town that fit tyres bought here, all of them or those of one area. */
export function FittingCentersRoute() {
  const { fittingCentres: centres, shopSettings: shop } = useFittingCentresSuspenseQuery().data;
  const { baseTown, claims } = shop;
  return (
    <InfoPage
      path="/fitting-centers"
      title="Local Fitting Centers"
      description={`Garages around ${baseTown} that fit tyres bought here: distance, services, hours and telephone. ${formatCount(claims.fittingCentres)}+ centres across the country.`}
      summary={`Independent garages around ${baseTown}, of ${formatCount(claims.fittingCentres)}+ across the country. Order your tyres here and have them delivered to the garage, with which you agree the time and the price of the fitting.`}
    >
      <Centres centres={centres} baseTown={baseTown} />
      <InfoSection
        title="Or we come to you"
        intro={`Our mobile fitters work within about ${shop.mobileFittingRadiusKm} km of ${baseTown}. From ${shop.freeMobileFittingTyres} tyres on, mobile fitting is free.`}
      >
        <HelpContacts settings={shop} />
      </InfoSection>
    </InfoPage>
  );
}

function Centres({ centres, baseTown }: { centres: readonly Centre[]; baseTown: string }) {
  const [parameters] = useSearchParams();
  const { area } = fittingAreaFrom(parameters.get('area'));
  const shown = centres.filter((centre) => area === null || centre.area === area);
  return (
    <div className="grid gap-5">
      <AreaFilter centres={centres} />
      <p role="status" className="text-sm text-ink-2">
        {shown.length} {shown.length === 1 ? 'centre' : 'centres'}, nearest first. They are businesses of
        their own and set their own prices: what a tyre shows as fully fitted is a guide to the tyre with its
        fitting.
      </p>
      {shown.some(({ isSample }) => isSample) && (
        <Notice title="Demonstration values">
          <p>These garages are made up: their names and telephone numbers belong to nobody.</p>
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState title="No fitting centres here yet">
          <p>Call us, and we find a garage near you.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {shown.map((centre) => (
            <FittingCentreCard key={centre.slug} centre={centre} baseTown={baseTown} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AreaFilter({ centres }: { centres: readonly Centre[] }) {
  const [parameters] = useSearchParams();
  const chosen = fittingAreaFrom(parameters.get('area'));
  return (
    <nav aria-label="Distance">
      <ul className="flex flex-wrap gap-2">
        {fittingAreas.map((choice) => {
          const count = centres.filter(
            (centre) => choice.area === null || centre.area === choice.area,
          ).length;
          return (
            <li key={choice.name}>
              <Link
                to={fittingAreaPath(choice)}
                replace
                aria-current={choice === chosen ? 'true' : undefined}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-4 text-sm font-[650] hover:border-ink focus-visible:rounded-full aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {choice.label}
                <span className="font-normal">
                  {' '}
                  {choice.miles} ({count})
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
