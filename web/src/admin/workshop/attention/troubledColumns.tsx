import { formatDateTime } from '../../../lib/text/format.ts';
import { Mark } from '../../frame/mark/Mark.tsx';
import type { ListColumn } from '../../list/state/listColumn.ts';
import { RowLink } from '../../list/table/RowLink.tsx';
import { nameOfJob } from '../calendar/JobBlock.tsx';
import type { TroubledJobsQuery } from './TroubledJobs.generated.ts';

type Troubled = NonNullable<TroubledJobsQuery['troubledJobs']>['items'][number];

const LABELS: Readonly<Record<Troubled['trouble'], string>> = {
  NEEDS_SLOT: 'No time',
  SILENT: 'Not confirmed',
  UNFIT: 'No longer fits',
  OVERDUE: 'Outcome missing',
};

const timeOf = ({ booking: { slot } }: Troubled): string => (slot ? formatDateTime(slot.startsAt) : 'None');
const placeOf = ({ booking: { centre, van } }: Troubled): string => centre?.name ?? van ?? '';

function JobLink({ row: { id, booking } }: { row: Troubled }) {
  return <RowLink to={`/admin/fitting-jobs?job=${id}`}>{booking.order.number}</RowLink>;
}

export const troubledColumns: readonly ListColumn<Troubled>[] = [
  { id: 'job', label: 'Job', always: true, cell: (row) => <JobLink row={row} /> },
  { id: 'vehicle', label: 'Vehicle', cell: nameOfJob },
  { id: 'place', label: 'Place', cell: placeOf },
  { id: 'time', label: 'Time', cell: timeOf },
  {
    id: 'trouble',
    label: 'Trouble',
    cell: ({ trouble, text }) => (
      <span className="grid justify-items-start gap-0.5">
        <Mark tone="warn">{LABELS[trouble]}</Mark>
        <span className="text-xs text-ink-2">{text}</span>
      </span>
    ),
  },
];

/** A job as a card on a phone. */
export function TroubledCard({ row }: { row: Troubled }) {
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <JobLink row={row} />
        <Mark tone="warn">{LABELS[row.trouble]}</Mark>
      </span>
      <span>
        {nameOfJob(row)}, {placeOf(row)}
      </span>
      <span className="text-xs text-ink-2">{timeOf(row)}</span>
      <span className="text-sm">{row.text}</span>
    </div>
  );
}
