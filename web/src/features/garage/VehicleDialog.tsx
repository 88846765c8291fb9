import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { datedName, type FoundVehicle, type KeptVehicle } from './keptVehicle.ts';
import { forgetVehicle, rememberVehicle, useKeptVehicle } from './keptVehicleStore.ts';
import { Plate } from './Plate.tsx';
import { VehicleSearch } from './VehicleSearch.tsx';

interface VehicleDialogProps {
  open: boolean;
  onClose: () => void;
  /** A vehicle was found, and is kept from now on. */
  onFound?: (vehicle: FoundVehicle) => void;
}

/** Which vehicle tyres are checked against: another can be looked up, and it can be forgotten. */
export function VehicleDialog({ open, onClose, onFound }: VehicleDialogProps) {
  const kept = useKeptVehicle();

  function keep(vehicle: FoundVehicle) {
    rememberVehicle(vehicle);
    onClose();
    onFound?.(vehicle);
  }

  return (
    <Dialog open={open} onClose={onClose} title="Your vehicle">
      <div className="grid gap-6">
        {kept && <KeptNow vehicle={kept} onForget={onClose} />}
        <VehicleSearch label={kept ? 'Another registration' : 'Vehicle registration'} onFound={keep} />
        {!kept && (
          <p className="text-sm text-ink-2">
            This browser remembers it until you say otherwise, and each tyre then says whether it fits.
          </p>
        )}
      </div>
    </Dialog>
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
          It stands in{' '}
          <Link to="/account#garage" className="underline" onClick={onForget}>
            your garage
          </Link>
          , where you can choose another or remove it.
        </p>
      )}
    </div>
  );
}
