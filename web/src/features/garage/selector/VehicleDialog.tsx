import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { CarDisclosure } from '../picker/CarDisclosure.tsx';
import { Plate } from '../picker/Plate.tsx';
import { VehicleSearch } from '../picker/VehicleSearch.tsx';
import { datedName, type FoundVehicle, type KeptVehicle } from '../vehicle/keptVehicle.ts';
import { forgetVehicle, rememberVehicle, useKeptVehicle } from '../vehicle/keptVehicleStore.ts';

interface VehicleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when a vehicle was found and stored. */
  onFound?: (vehicle: FoundVehicle) => void;
}

/** Shows the vehicle that tyres are checked against, to replace or remove it. */
export function VehicleDialog({ open, onClose, onFound }: VehicleDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your vehicle"
      initialFocus={() => content.current?.querySelector<HTMLElement>('[name=registration]') ?? null}
    >
      <div ref={content} className="grid gap-6">
        <Choices onClose={onClose} onFound={onFound} />
      </div>
    </Dialog>
  );
}

function Choices({ onClose, onFound }: Omit<VehicleDialogProps, 'open'>) {
  // The vehicle when the dialog opened: showing a new one while the dialog fades would shift the content.
  const [kept] = useState(useKeptVehicle());
  const [unknown, setUnknown] = useState<string>();

  function keep(vehicle: FoundVehicle) {
    rememberVehicle(vehicle);
    onClose();
    onFound?.(vehicle);
  }

  return (
    <>
      {kept && <KeptNow vehicle={kept} onForget={onClose} />}
      <VehicleSearch
        label={kept ? 'Another registration' : 'Vehicle registration'}
        onFound={keep}
        onUnknown={setUnknown}
      />
      <CarDisclosure key={unknown} label="Or pick your car" registration={unknown} onPick={keep} />
      {!kept && (
        <p className="text-sm text-ink-2">
          We’ll remember it in this browser until you remove it, and tell you whether each tyre fits.
        </p>
      )}
    </>
  );
}

function KeptNow({ vehicle, onForget }: { vehicle: KeptVehicle; onForget: () => void }) {
  function forget() {
    forgetVehicle();
    onForget();
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-tint p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-[650]">
        {vehicle.registration && <Plate registration={vehicle.registration} />}
        {datedName(vehicle)}
      </p>
      {vehicle.account === null ? (
        <Button onClick={forget}>Forget this vehicle</Button>
      ) : (
        <p className="text-sm">
          It’s saved in{' '}
          <Link to="/account#garage" className="underline" onClick={onForget}>
            your garage
          </Link>
          , where you can choose another or remove it.
        </p>
      )}
    </div>
  );
}
