import type { AdminFittingCentreSort } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import type { FittingCentreListQuery } from './Centres.generated.ts';
import { centrePath } from './fittingPaths.ts';

type Listed = NonNullable<FittingCentreListQuery['adminFittingCentres']>['items'][number];

function Standing({ centre: { isOwn, closedFrom } }: { centre: Listed }) {
  if (closedFrom) return <Mark tone="bad">Closed from {closedFrom}</Mark>;
  return <Mark tone={isOwn ? 'good' : 'plain'}>{isOwn ? 'Our own' : 'Partner'}</Mark>;
}

const rims = ({ minRim, maxRim }: Listed): string => `${minRim}–${maxRim}″`;

export const centreColumns: readonly ListColumn<Listed, AdminFittingCentreSort>[] = [
  {
    id: 'name',
    label: 'Centre',
    always: true,
    sort: { up: 'NAME_ASC', down: 'NAME_DESC' },
    cell: ({ slug, name }) => <RowLink to={centrePath(slug)}>{name}</RowLink>,
  },
  {
    id: 'town',
    label: 'Town',
    sort: { up: 'TOWN_ASC', down: 'TOWN_DESC' },
    cell: ({ town, postcode }) => (
      <span className="grid">
        {town}
        <span className="text-xs text-ink-2">{postcode}</span>
      </span>
    ),
  },
  { id: 'standing', label: 'Status', cell: (centre) => <Standing centre={centre} /> },
  { id: 'bays', label: 'Bays', figures: true, cell: ({ bays }) => bays },
  { id: 'rims', label: 'Rims', figures: true, cell: rims },
  { id: 'lead', label: 'Days needed', figures: true, optional: true, cell: ({ leadDays }) => leadDays },
  { id: 'jobs', label: 'Booked jobs', figures: true, cell: ({ upcomingJobs }) => upcomingJobs },
  {
    id: 'distance',
    label: 'Miles',
    figures: true,
    sort: { up: 'DISTANCE_ASC', down: 'DISTANCE_DESC' },
    cell: ({ distanceMiles }) => distanceMiles,
  },
  {
    id: 'updated',
    label: 'Last changed',
    optional: true,
    sort: { up: 'UPDATED_ASC', down: 'UPDATED_DESC' },
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** A centre as a card on a phone. */
export function CentreCard({ centre }: { centre: Listed }) {
  const { slug, name, town, bays, upcomingJobs } = centre;
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={centrePath(slug)}>{name}</RowLink>
        <Standing centre={centre} />
      </span>
      <span className="text-ink-2">
        {town} · {bays} {bays === 1 ? 'bay' : 'bays'} · {rims(centre)} · {upcomingJobs} booked
      </span>
    </div>
  );
}
