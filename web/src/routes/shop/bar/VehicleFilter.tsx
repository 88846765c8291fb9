import { Car, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { NO_VEHICLE } from '../../../features/filters/listingFilter.ts';
import { changed, type ListingState } from '../../../features/filters/listingState.ts';
import { VehicleButton } from '../../../features/garage/selector/VehicleButton.tsx';
import {
  vehicleName,
  withoutGeneration,
  type FoundVehicle,
} from '../../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { classes } from '../../../ui/base/classes.ts';
import { onlyFitting, type Understood } from '../query/listingFacts.ts';

interface VehicleFilterProps {
  state: ListingState;
  understood: Understood;
  onChange: (next: ListingState) => void;
}

const CHIP =
  'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-full border px-4 font-[600] whitespace-nowrap ' +
  'focus-visible:rounded-full max-md:gap-1.5 max-md:px-3';
const NO_FIT = { ...NO_VEHICLE, sizes: [], width: null, profile: null, diameter: null };

/** A toggle for tyres that fit the shopper's vehicle. It's one line in every state, so that the page doesn't jump. */
export function VehicleFilter({ state, understood, onChange }: VehicleFilterProps) {
  const remembered = useKeptVehicle();
  // If the requested vehicle is unknown, another vehicle's fit says nothing about it.
  const kept = understood.isVehicleUnknown ? null : remembered;
  const shown = understood.vehicle;
  const narrow = (vehicle: FoundVehicle) => onChange(onlyFitting(state, understood, vehicle));
  return (
    <>
      {shown && (
        <FittingOnly
          vehicle={shown}
          all={changed(state, {
            ...NO_FIT,
            fits: 'ANY',
            ...(state.registration || state.make ? {} : { search: '' }),
          })}
        />
      )}
      {!shown && kept && <FitsYours vehicle={kept} fitting={onlyFitting(state, understood, kept)} />}
      {!shown && !kept ? (
        <VehicleButton
          onFound={narrow}
          className={classes(
            'flex items-center gap-2 whitespace-nowrap max-md:rounded-full max-md:border max-md:border-edge',
            'max-md:bg-card max-md:px-2.5 max-md:no-underline',
          )}
        >
          <Car className="size-5 max-md:hidden" />
          <span>
            <span className="max-md:sr-only">Show only what fits </span>
            <span className="max-md:inline-block max-md:first-letter:uppercase">my vehicle</span>
          </span>
        </VehicleButton>
      ) : (
        <VehicleButton onFound={narrow} aria-label="Change vehicle" className="max-md:hidden">
          Change
        </VehicleButton>
      )}
    </>
  );
}

/** A button to change the vehicle, for places where the bar has no room. Renders nothing without a vehicle. */
export function ChangeVehicle({ state, understood, onChange }: VehicleFilterProps) {
  const remembered = useKeptVehicle();
  if (!understood.vehicle && !remembered) return null;
  return (
    <VehicleButton onFound={(vehicle) => onChange(onlyFitting(state, understood, vehicle))} className="w-fit">
      Change my vehicle
    </VehicleButton>
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

function FittingOnly({ vehicle, all }: { vehicle: FoundVehicle; all: ListingState }) {
  return (
    <Chip
      to={all}
      label={`Only what fits your ${vehicleName(vehicle)}. Show all tyres`}
      className="border-ink bg-ink text-paper"
    >
      <Check className="size-4.5 shrink-0 max-md:hidden" />
      <span className="truncate pr-0.5">
        <span className="max-md:sr-only">Fits your {vehicle.make}</span> {withoutGeneration(vehicle.model)}
      </span>
      <X className="size-4 shrink-0" />
    </Chip>
  );
}

function FitsYours({ vehicle, fitting }: { vehicle: FoundVehicle; fitting: ListingState }) {
  return (
    <Chip
      to={fitting}
      label={`Show only what fits your ${vehicleName(vehicle)}`}
      className="border-edge bg-card hover:border-ink"
    >
      <Car className="size-4.5 shrink-0" />
      <span className="truncate pr-0.5">
        <span className="max-md:sr-only">Only what fits your {vehicle.make}</span>{' '}
        {withoutGeneration(vehicle.model)}
      </span>
    </Chip>
  );
}
