import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import type { ListColumn } from '../list/state/listColumn.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import type { EditedVehicleFragment } from './Vehicles.generated.ts';

const yearsOf = ({ yearFrom, yearTo }: EditedVehicleFragment): string => `${yearFrom}–${yearTo ?? ''}`;

/** The sizes with their lowest ratings: 205/55 R16 91V, or front and rear. */
const sizesOf = (vehicle: EditedVehicleFragment): string => {
  const { frontSize, rearSize, minLoadIndex, rearMinLoadIndex, minSpeedRating } = vehicle;
  const front = `${frontSize} ${minLoadIndex}${minSpeedRating}`;
  return rearSize === null ? front : `${front} / ${rearSize} ${rearMinLoadIndex}${minSpeedRating}`;
};

const nameOf = ({ make, model }: EditedVehicleFragment): string => `${make} ${model}`;

export const vehicleColumns: readonly ListColumn<EditedVehicleFragment>[] = [
  {
    id: 'vehicle',
    label: 'Vehicle',
    always: true,
    cell: (vehicle) => <RowLink to={`/admin/vehicles/${vehicle.id}`}>{nameOf(vehicle)}</RowLink>,
  },
  { id: 'years', label: 'Years', cell: yearsOf },
  { id: 'sizes', label: 'Sizes', cell: sizesOf },
  { id: 'category', label: 'Category', optional: true, cell: ({ category }) => categoryLabels[category] },
];

/** A vehicle as a card on a phone. */
export function VehicleCard({ vehicle }: { vehicle: EditedVehicleFragment }) {
  return (
    <div className="grid gap-1">
      <RowLink to={`/admin/vehicles/${vehicle.id}`}>{nameOf(vehicle)}</RowLink>
      <span>{sizesOf(vehicle)}</span>
      <span className="text-xs text-ink-2">{yearsOf(vehicle)}</span>
    </div>
  );
}
