import { Car, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listingPath } from '../../features/filters/listingPath.ts';
import { changed, type ListingState } from '../../features/filters/listingState.ts';
import { vehicleFilter, vehicleName, type FoundVehicle } from '../../features/garage/keptVehicle.ts';
import { useKeptVehicle } from '../../features/garage/keptVehicleStore.ts';
import { VehicleButton } from '../../features/garage/VehicleButton.tsx';
import type { Understood } from './listingFacts.ts';

interface VehicleFilterProps {
  state: ListingState;
  understood: Understood;
  onChange: (next: ListingState) => void;
}

const CHIP =
  'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-full border px-4 font-[600] whitespace-nowrap ' +
  'focus-visible:rounded-full';
const NO_VEHICLE = { registration: '', make: '', model: '', year: null };
const NO_SIZE = { sizes: [], width: null, profile: null, diameter: null };

/** Parts of a search text that name another size or vehicle, which would match nothing. */
const RIVALS: readonly string[] = ['SIZE', 'REGISTRATION'];

/** The listing for a vehicle: its sizes replace a size that was chosen or searched for. */
function onlyFitting(
  state: ListingState,
  { parts, vehicle: searched }: Understood,
  vehicle: FoundVehicle,
): ListingState {
  const isRival = searched !== null || parts.some(({ kind }) => RIVALS.includes(kind));
  return changed(state, { ...NO_SIZE, ...(isRival ? { search: '' } : {}), ...vehicleFilter(vehicle) });
}

/** A toggle for tyres that fit the shopper's vehicle. One line in every state, so that the page does not jump. */
export function VehicleFilter({ state, understood, onChange }: VehicleFilterProps) {
  const remembered = useKeptVehicle();
  // Another vehicle's fit says nothing about the one that was asked for.
  const kept = understood.isVehicleUnknown ? null : remembered;
  const shown = understood.vehicle;
  const narrow = (vehicle: FoundVehicle) => onChange(onlyFitting(state, understood, vehicle));
  return (
    <>
      {shown && (
        <FittingOnly
          name={vehicleName(shown)}
          all={changed(state, { ...NO_VEHICLE, ...(state.registration || state.make ? {} : { search: '' }) })}
        />
      )}
      {!shown && kept && (
        <FitsYours name={vehicleName(kept)} fitting={onlyFitting(state, understood, kept)} />
      )}
      {!shown && !kept ? (
        <VehicleButton onFound={narrow} className="flex items-center gap-2 whitespace-nowrap">
          <Car aria-hidden="true" className="size-5" />
          Show only what fits my vehicle
        </VehicleButton>
      ) : (
        <VehicleButton onFound={narrow} aria-label="Change vehicle">
          Change
        </VehicleButton>
      )}
    </>
  );
}

function Chip({
  to,
  label,
  className,
  children,
}: {
  to: ListingState;
  label?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link to={listingPath(to)} replace aria-label={label} className={`${CHIP} ${className}`}>
      {children}
    </Link>
  );
}

function FittingOnly({ name, all }: { name: string; all: ListingState }) {
  return (
    <Chip
      to={all}
      label={`Only what fits your ${name}. Show all tyres`}
      className="border-ink bg-ink text-paper"
    >
      <Check aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="truncate pr-0.5">Fits your {name}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </Chip>
  );
}

function FitsYours({ name, fitting }: { name: string; fitting: ListingState }) {
  return (
    <Chip
      to={fitting}
      label={`Show only what fits your ${name}`}
      className="border-edge bg-card hover:border-ink"
    >
      <Car aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="truncate pr-0.5">Only what fits your {name}</span>
    </Chip>
  );
}
