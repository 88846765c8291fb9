import type { FitmentCorrectionState } from '../../../apollo/schema.generated.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCounted, formatDate } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import type { ListColumn } from '../../list/state/listColumn.ts';
import { NONE } from '../../list/table/none.tsx';
import { RowLink } from '../../list/table/RowLink.tsx';
import type { CorrectionsQuery } from './Corrections.generated.ts';
import { correctionText } from './correctionText.ts';
import { CorrectionWords } from './CorrectionWords.tsx';
import { DismissCorrection } from './DismissCorrection.tsx';
import { NameVehicle } from './NameVehicle.tsx';

type Listed = NonNullable<CorrectionsQuery['fitmentCorrections']>['items'][number];

export const nameOf = ({ vehicle }: Listed): string =>
  vehicle ? `${vehicle.make} ${vehicle.model}` : 'Vehicle not named';

function VehicleLink({ correction }: { correction: Listed }) {
  const { vehicle } = correction;
  return vehicle ? (
    <RowLink to={`/admin/vehicles/${vehicle.id}?correction=${correction.id}`}>{nameOf(correction)}</RowLink>
  ) : (
    <span className="text-ink-2">{nameOf(correction)}</span>
  );
}

function Actions({ correction }: { correction: Listed }) {
  const can = useCan();
  const { id, size, state, vehicle } = correction;
  if (state !== 'WAITING' || !can('WRITE_CATALOGUE')) return null;
  return (
    <span className="relative z-1 flex flex-wrap gap-2">
      {vehicle ? (
        <LinkButton
          to={`/admin/vehicles/${vehicle.id}?correction=${id}`}
          aria-label={`Review ${size} of ${nameOf(correction)}`}
        >
          Review
        </LinkButton>
      ) : (
        <NameVehicle correction={correction} />
      )}
      <DismissCorrection correction={correction} />
    </span>
  );
}

const columns: readonly ListColumn<Listed>[] = [
  {
    id: 'vehicle',
    label: 'Vehicle',
    always: true,
    cell: (correction) => <VehicleLink correction={correction} />,
  },
  { id: 'size', label: 'Doesn’t fit', cell: ({ size }) => <span className="whitespace-nowrap">{size}</span> },
  {
    id: 'sidewall',
    label: 'Old tyres read',
    cell: ({ sidewallSize }) =>
      sidewallSize ? <span className="whitespace-nowrap">{sidewallSize}</span> : NONE,
  },
  { id: 'returns', label: 'Returns', figures: true, cell: ({ returnCount }) => returnCount },
  { id: 'words', label: 'Customers’ words', cell: ({ returns }) => <CorrectionWords returns={returns} /> },
  { id: 'note', label: 'Our note', cell: ({ note }) => note ?? NONE },
  { id: 'changed', label: 'Last', figures: true, cell: ({ updatedAt }) => formatDate(updatedAt) },
  {
    id: 'actions',
    label: 'Actions',
    always: true,
    cell: (correction) => <Actions correction={correction} />,
  },
];

/** The columns that are empty for every correction in a state. */
const EMPTY: Readonly<Record<FitmentCorrectionState, readonly string[]>> = {
  WAITING: ['note'],
  APPROVED: ['note', 'actions'],
  DISMISSED: ['actions'],
};

/** The columns of a list of corrections in a state. */
export const correctionColumns = (state: FitmentCorrectionState): readonly ListColumn<Listed>[] =>
  columns.filter(({ id }) => !EMPTY[state].includes(id));

/** A correction as a card on a phone. */
export function CorrectionCard({ correction }: { correction: Listed }) {
  const { note, returns, returnCount, updatedAt } = correction;
  return (
    <div className="grid gap-2">
      <span className="flex flex-wrap justify-between gap-x-3">
        <VehicleLink correction={correction} />
        <span className="text-ink-2">
          {formatCounted(returnCount, 'return')}, {formatDate(updatedAt)}
        </span>
      </span>
      <span>{correctionText(correction)}</span>
      {note && <span className="wrap-anywhere text-ink-2">{note}</span>}
      {returns && returns.length > 0 && <CorrectionWords returns={returns} />}
      <Actions correction={correction} />
    </div>
  );
}
