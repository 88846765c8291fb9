import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { PlateField, MISSING_PLATE } from '../../../ui/form/PlateField.tsx';
import type { FoundVehicle } from '../vehicle/keptVehicle.ts';
import { useAskVehicleByRegistration } from './VehicleByRegistration.generated.ts';

interface VehicleSearchProps {
  label: string;
  onFound: (vehicle: FoundVehicle) => void;
  /** Called with a plate whose vehicle is unknown. */
  onUnknown: (registration: string) => void;
}

const FAILED_TEXT = 'We couldn’t look that up. Please try again.';

/** The plate field that looks up a vehicle. Shows why if that fails. */
export function VehicleSearch({ label, onFound, onUnknown }: VehicleSearchProps) {
  const [registration, setRegistration] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const find = useAskVehicleByRegistration();

  async function search(form: HTMLFormElement) {
    const wanted = registration.trim();
    const refusedBecause = wanted === '' ? MISSING_PLATE : await look(wanted);
    setRefusal(refusedBecause);
    if (refusedBecause) form.querySelector<HTMLInputElement>('[name=registration]')?.focus();
  }

  /** Returns why no vehicle was found; nothing if one was. */
  async function look(wanted: string): Promise<string | undefined> {
    setLooking(true);
    try {
      const data = await find({ registration: wanted });
      if (data?.vehicle) {
        onFound(data.vehicle);
        return undefined;
      }
      onUnknown(wanted);
      return `We couldn’t find ${wanted}. Pick your car below, or search by the tyre size on the sidewall.`;
    } catch (error) {
      // The server's message says what's wrong with the plate.
      return failureText(error, FAILED_TEXT);
    } finally {
      setLooking(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void search(event.currentTarget);
  }

  return (
    <form noValidate aria-label="Find a vehicle" onSubmit={submit} className="grid gap-3">
      <PlateField label={label} value={registration} onChange={setRegistration} error={refusal} />
      <Button type="submit" variant="primary" size="lg" wide busy={isLooking}>
        Find my vehicle
      </Button>
    </form>
  );
}
