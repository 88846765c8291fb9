import { formatReach } from '@treadline/schema/trade/places/reach';
import { KM_PER_MILE } from '@treadline/schema/trade/values/distance';
import { Link } from 'react-router-dom';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { ServiceMap } from '../parts/ServiceMap.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

interface CoveredTownsProps {
  shop: LocalTyresQuery['shopSettings'];
  towns: LocalTyresQuery['towns'];
}

/** The towns that the mobile fitters cover, with their distances and a map. */
export function CoveredTowns({ shop, towns }: CoveredTownsProps) {
  const covered = towns.filter(({ isBase, isCovered }) => isCovered && !isBase);
  return (
    <Section
      title="Towns we cover"
      intro={
        `${shop.baseTown} itself, these ${covered.length} towns, and the villages between them, up to about ` +
        `${formatReach(shop.mobileFittingRadiusKm)} away. Distances are in a straight line from the middle of ` +
        `${shop.baseTown}.`
      }
      link={{ to: '/fitting-centers', label: 'Fitting centres, by postcode' }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Distances towns={covered} />
        <ServiceMap
          label={`Map of ${shop.baseTown} and the towns of the table`}
          towns={towns.filter(({ isBase, isCovered }) => isBase || isCovered)}
          radiusKm={shop.mobileFittingRadiusKm}
        />
      </div>
      <p className="max-w-prose text-sm text-ink-2">
        Not on the list, or just outside the circle? Ask us when you call, or find{' '}
        <Link to="/fitting-centers" className="underline underline-offset-4">
          the fitting centre nearest to you
        </Link>
        .
      </p>
    </Section>
  );
}

function Distances({ towns }: Pick<CoveredTownsProps, 'towns'>) {
  const showsRoads = towns.some(({ road }) => road !== null);
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line text-ink-2">
          <ColumnHead className="py-2 pr-3 font-[650]">Town</ColumnHead>
          <ColumnHead className="py-2 pr-3 text-right font-[650]">Distance</ColumnHead>
          {showsRoads && <ColumnHead className="py-2 font-[650]">Main roads</ColumnHead>}
        </tr>
      </thead>
      <tbody>
        {towns.map(({ slug, name, county, road, kmFromBase }) => (
          <tr key={slug} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-[650]">
              {name}
              <span className="block text-xs font-normal text-ink-2">{county}</span>
            </th>
            <td className="py-2 pr-3 text-right whitespace-nowrap tabular-nums">
              {kmFromBase !== null && (
                <>
                  {Math.round(kmFromBase)} km
                  <span className="block text-xs text-ink-2">
                    {Math.round(kmFromBase / KM_PER_MILE)} miles
                  </span>
                </>
              )}
            </td>
            {showsRoads && <td className="py-2">{road ?? 'Next door'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
