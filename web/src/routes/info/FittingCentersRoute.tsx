import { Link, useSearchParams } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fittingAreaFrom, fittingAreaPath, fittingAreas } from './fittingAreas.ts';
import { useFittingCentresSuspenseQuery, type FittingCentresQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentreCard } from './FittingCentreCard.tsx';
import { HelpContacts } from './HelpContacts.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';

type Centre = FittingCentresQuery['fittingCentres'][number];

/** The garages around the base town that fit tyres bought here, optionally of one area. */
export function FittingCentersRoute() {
  const { fittingCentres: centres, shopSettings: shop } = useFittingCentresSuspenseQuery().data;
  const { baseTown } = shop;
  return (
    <InfoPage
      path="/fitting-centers"
      title="Local Fitting Centers"
      description={
        `Independent garages around ${baseTown} that fit tyres bought here: distance, services, opening ` +
        `hours and phone numbers.`
      }
      summary={
        `These independent garages around ${baseTown} fit tyres bought here. Order your tyres, give the ` +
        `garage’s address for delivery, and book a time and price for fitting with the garage.`
      }
    >
      <Centres centres={centres} baseTown={baseTown} />
      <InfoSection
        title="Or we come to you"
        intro={
          `Our mobile fitters work within about ${shop.mobileFittingRadiusKm} km of ${baseTown}. ` +
          `Fitting is free for ${shop.freeMobileFittingTyres} tyres or more. Call us to book.`
        }
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
        {shown.length} {shown.length === 1 ? 'centre' : 'centres'}, nearest first. They’re independent and set
        their own prices, so the fully fitted price on a tyre is only a guide.
      </p>
      {shown.some(({ isSample }) => isSample) && (
        <Notice title="Demonstration values">
          <p>These garages are made up, and so are their phone numbers.</p>
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState title="No fitting centres here yet">
          <p>Call us and we’ll help you find a garage near you.</p>
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
                className={classes(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-4',
                  'text-sm font-[650] hover:border-ink focus-visible:rounded-full',
                  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper',
                )}
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
