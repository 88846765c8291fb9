import { estimatedMiles } from '@treadline/schema/trade/tyre/use/tyre-wear';
import { useRef, useState } from 'react';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import type { GarageVehicle } from '../vehicle/garageVehicle.ts';
import { VehicleTyresForm } from './VehicleTyresForm.tsx';

interface VehicleTyresProps {
  vehicle: GarageVehicle;
  /** The vehicle's name in its row. */
  name: string;
}

/** A sentence about the tyres on a vehicle. */
function standing({ tyresFittedOn, milesPerYear, reminds }: GarageVehicle): string {
  if (!tyresFittedOn) return 'We can remind you to check its tyres.';
  const miles = milesPerYear === null ? 0 : estimatedMiles(tyresFittedOn, milesPerYear, new Date());
  return [
    `Tyres fitted on ${formatDate(tyresFittedOn)}`,
    miles > 0 ? `, about ${formatCount(miles)} miles ago` : '',
    reminds ? '. We’ll remind you to check them.' : '. No reminders.',
  ].join('');
}

/** The tyres on a vehicle, with a form for when they were fitted and for reminders. */
export function VehicleTyres({ vehicle, name }: VehicleTyresProps) {
  const [isEditing, setEditing] = useState(false);
  const label = vehicle.tyresFittedOn ? 'Change reminders' : 'Tyre reminders';
  const place = useRef<HTMLDivElement>(null);

  function end() {
    setEditing(false);
    // The focused button is gone.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className="text-sm outline-none">
      {isEditing ? (
        <VehicleTyresForm vehicle={vehicle} name={name} onDone={end} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-2">{standing(vehicle)}</span>
          <Button
            variant="plain"
            className="px-0!"
            aria-label={`${label} for ${name}`}
            onClick={() => setEditing(true)}
          >
            {label}
          </Button>
        </p>
      )}
    </div>
  );
}
