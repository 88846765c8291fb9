import { VehicleButton } from '../../features/garage/selector/VehicleButton.tsx';
import { datedName } from '../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import { requestReturnInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextField } from '../../ui/form/TextField.tsx';

interface MisfitFieldsProps {
  size: string;
  error: string | undefined;
  onChange: (size: string) => void;
}

/** Asks which vehicle the tyres don't fit, and for the size that it wears. */
export function MisfitFields({ size, error, onChange }: MisfitFieldsProps) {
  const vehicle = useKeptVehicle();
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-1">
        <h2 className="text-sm font-[650]">Which vehicle don’t they fit?</h2>
        {vehicle ? (
          <p>
            {datedName(vehicle)}
            {vehicle.registration && `, ${vehicle.registration}`}
          </p>
        ) : (
          <p className="text-sm text-ink-2">We’ll check what our site says about it.</p>
        )}
        <VehicleButton>{vehicle ? 'It’s another vehicle' : 'Name your vehicle'}</VehicleButton>
      </div>
      <TextField
        label="What size do your old tyres say?"
        optional
        hint="It’s on the sidewall, for example 205/55 R16"
        className="max-w-80"
        value={size}
        maxLength={rules.sidewallSize.maxLength}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
