import type { TyreMarks } from '../vehicle/fit.ts';
import { datedName } from '../vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../vehicle/keptVehicleStore.ts';
import { VehicleButton } from './VehicleButton.tsx';

/** Says above the cart or comparison which vehicle its tyres are checked against, and by which figures. */
export function CartVehicle({ tyres }: { tyres: readonly TyreMarks[] }) {
  const vehicle = useKeptVehicle();
  const isSizeOnly = tyres.some(({ loadIndex, speedRating }) => loadIndex === null || speedRating === null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      {vehicle && (
        <p>
          Checked against your {datedName(vehicle)},{' '}
          {isSizeOnly ? 'by size alone' : 'by size, load and speed'}.
        </p>
      )}
      <VehicleButton className="text-ink">
        {vehicle ? 'Change vehicle' : 'Check that these fit my vehicle'}
      </VehicleButton>
    </div>
  );
}
