import { pressuresText } from '@treadline/schema/trade/tyre/use/tyre-pressure';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { Plate } from '../picker/Plate.tsx';
import { sizesText } from '../vehicle/fitText.ts';
import type { GarageVehicle } from '../vehicle/garageVehicle.ts';
import { datedName, vehiclePath } from '../vehicle/keptVehicle.ts';
import { RemoveVehicle } from './RemoveVehicle.tsx';
import { RenameVehicle } from './RenameVehicle.tsx';
import { useSetCurrentGarageVehicleMutation } from './UpdateGarageVehicle.generated.ts';
import { VehicleMot } from './VehicleMot.tsx';
import { VehicleTyres } from './VehicleTyres.tsx';

interface GarageRowProps {
  vehicle: GarageVehicle;
  /** Whether old MOT dates are being looked up again. */
  isChecking: boolean;
  /** Called after removal, just before the row disappears. */
  onRemoved: () => void;
}

/** One vehicle of the garage with its tyre sizes and actions. */
export function GarageRow({ vehicle, isChecking, onRemoved }: GarageRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { registration, nickname, isCurrent, tyreSizes, frontPressurePsi, rearPressurePsi } = vehicle;
  const pressures = pressuresText(frontPressurePsi, rearPressurePsi);
  const name = nickname ?? datedName(vehicle);

  /** For when the focused control is gone. */
  const focusRow = () => row.current?.focus({ preventScroll: true });

  function endRenaming() {
    setRenaming(false);
    focusRow();
  }

  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 py-5 outline-none first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {registration && <Plate registration={registration} />}
        <span className="min-w-0 font-[650] break-words">{name}</span>
        {isCurrent && (
          <span className="rounded-full bg-tint px-2.5 py-0.5 text-xs font-[650] whitespace-nowrap text-good">
            In use
          </span>
        )}
      </p>
      <p className="text-sm text-ink-2">
        {nickname && `${datedName(vehicle)}. `}
        {tyreSizes.length > 0 ? `Takes ${sizesText(tyreSizes)}.` : 'We no longer have its tyre sizes.'}
        {pressures && ` Pressures with a normal load: ${pressures}.`}
      </p>
      <VehicleMot vehicle={vehicle} name={name} isChecking={isChecking} />
      <VehicleTyres vehicle={vehicle} name={name} />
      {isRenaming ? (
        <RenameVehicle id={vehicle.id} nickname={nickname} name={name} onDone={endRenaming} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <Link
            to={vehiclePath(vehicle)}
            aria-label={`See tyres for ${name}`}
            className="flex min-h-11 items-center font-[650] underline underline-offset-4 hover:decoration-2"
          >
            See tyres
          </Link>
          {!isCurrent && <ChooseVehicle id={vehicle.id} name={name} onChosen={focusRow} />}
          <Button
            variant="plain"
            className="px-0!"
            aria-label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Button>
          <RemoveVehicle id={vehicle.id} name={name} onRemoved={onRemoved} />
        </div>
      )}
    </li>
  );
}

interface ChooseVehicleProps {
  id: string;
  name: string;
  /** Called when the vehicle is in use and the button gone. */
  onChosen: () => void;
}

function ChooseVehicle({ id, name, onChosen }: ChooseVehicleProps) {
  // Reload the garage: with this answer alone, two vehicles would appear to be in use.
  const [choose, { loading }] = useSetCurrentGarageVehicleMutation({
    variables: { id },
    refetchQueries: ['MyGarage'],
    awaitRefetchQueries: true,
  });

  async function use() {
    const answer = await choose().catch(failed);
    if (!answer.data?.setCurrentGarageVehicle) return toastFailure(answer.error);
    toast(`Now showing tyres for ${name}.`);
    onChosen();
  }

  return (
    <Button
      variant="plain"
      className="px-0!"
      busy={loading}
      aria-label={`Use ${name}`}
      onClick={() => void use()}
    >
      Use this one
    </Button>
  );
}
