import { Notice } from '../../../ui/base/Notice.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { whereIs } from './centreDistance.ts';
import type { CentreSearch } from './centreSearch.ts';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';
import { FittingCentreCard } from './FittingCentreCard.tsx';
import { FittingMap } from './FittingMap.tsx';
import { NearForm } from './NearForm.tsx';
import { AreaFilter, ServiceFilter } from './SearchFilters.tsx';

interface FittingCentresProps {
  found: FittingCentresQuery;
  search: CentreSearch;
}

/** The centres around the typed place or the base town: form, filters, map and list. */
export function FittingCentres({ found, search }: FittingCentresProps) {
  const { baseTown, mobileFittingRadiusKm } = found.shopSettings;
  const place = found.place ?? null;
  const known = { ...search, near: place ? search.near : '' };
  const shown = found.fittingCentres
    .filter((centre) => search.area === null || centre.area === search.area)
    .map((centre, index) => ({ ...centre, number: index + 1 }));
  const mapped = shown.flatMap(({ slug, name, town, number, ...centre }) => {
    const at = whereIs(centre);
    return at ? [{ slug, name, town, number, ...at }] : [];
  });
  return (
    <div className="grid gap-6">
      <NearForm
        search={search}
        baseTown={baseTown}
        error={search.near !== '' && !place ? unknownPlace(search.near, baseTown) : undefined}
      />
      <div className="grid gap-3">
        <AreaFilter centres={found.fittingCentres} search={known} />
        <ServiceFilter search={known} />
      </div>
      <p role="status" className="max-w-prose text-sm text-ink-2">
        {shown.length} {shown.length === 1 ? 'centre' : 'centres'}, nearest to {place?.name ?? baseTown}{' '}
        first, in a straight line.
      </p>
      {shown.some(({ isSample }) => isSample) && (
        <Notice title="Demonstration values">
          <p>These garages are made up, and so are their phone numbers.</p>
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState title="No fitting centres like that here yet">
          <p>Ask for less, or call us and we’ll help you find a garage near you.</p>
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
    `We don’t know “${near}”. Try a town in the UK, or the first half of a postcode, such as MK42. ` +
    `Until then, distances are from ${baseTown}.`
  );
}
