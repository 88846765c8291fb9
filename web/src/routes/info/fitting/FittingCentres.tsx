import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { fittingAreaFrom, fittingAreaPath, fittingAreaChoices } from './fittingAreas.ts';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentreCard } from './FittingCentreCard.tsx';
import { FittingMap } from './FittingMap.tsx';
import { nearestCentres, whereIs, type CentreDistance } from './nearestCentres.ts';
import { NearForm } from './NearForm.tsx';

interface FittingCentresProps {
  found: FittingCentresQuery;
  /** The typed place; '' for none. */
  near: string;
  area: string | null;
}

/** The centres around the typed place or the base town: form, filter, map and list. */
export function FittingCentres({ found, near, area }: FittingCentresProps) {
  const { baseTown, mobileFittingRadiusKm } = found.shopSettings;
  const place = found.place ?? null;
  const centres = nearestCentres(found.fittingCentres, place);
  const chosen = fittingAreaFrom(area).area;
  const shown = centres
    .filter(({ from }) => chosen === null || from?.area === chosen)
    .map((centre, index) => ({ ...centre, number: index + 1 }));
  const mapped = shown.flatMap(({ slug, name, number, ...centre }) => {
    const at = whereIs(centre);
    return at ? [{ slug, name, number, ...at }] : [];
  });
  return (
    <div className="grid gap-6">
      <NearForm
        near={near}
        area={area}
        baseTown={baseTown}
        error={near !== '' && !place ? unknownPlace(near, baseTown) : undefined}
      />
      <AreaFilter distances={centres.map(({ from }) => from)} area={area} near={place ? near : ''} />
      <p role="status" className="max-w-prose text-sm text-ink-2">
        {shown.length} {shown.length === 1 ? 'centre' : 'centres'}, nearest to {place?.name ?? baseTown}{' '}
        first, in a straight line. They’re independent and set their own prices, so the fully fitted price on
        a tyre is only a guide.
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
        <>
          <FittingMap
            centres={mapped}
            towns={found.towns}
            place={place}
            baseTown={baseTown}
            radiusKm={mobileFittingRadiusKm}
          />
          <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
            {shown.map((centre) => (
              <FittingCentreCard
                key={centre.slug}
                centre={centre}
                measuredFrom={place ? place.name : baseTown}
                isExact={!place}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function unknownPlace(near: string, baseTown: string): string {
  return (
    `We don’t know “${near}”. Try a town around ${baseTown}, or the first half of a postcode, such as MK42. ` +
    `Until then, distances are from ${baseTown}.`
  );
}

interface AreaFilterProps {
  distances: readonly (CentreDistance | null)[];
  area: string | null;
  near: string;
}

function AreaFilter({ distances, area, near }: AreaFilterProps) {
  const chosen = fittingAreaFrom(area);
  return (
    <nav aria-label="Distance">
      <ul className="flex flex-wrap gap-2">
        {fittingAreaChoices.map((choice) => {
          const count = distances.filter((from) => choice.area === null || from?.area === choice.area).length;
          return (
            <li key={choice.name}>
              <Link
                to={fittingAreaPath(choice, near)}
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
