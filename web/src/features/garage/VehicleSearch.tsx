import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PlateField } from '../../ui/PlateField.tsx';
import type { FoundVehicle } from './keptVehicle.ts';
import { useVehicleByRegistrationLazyQuery } from './VehicleByRegistration.generated.ts';

interface VehicleSearchProps {
  label: string;
  onFound: (vehicle: FoundVehicle) => void;
}

const MISSING = 'Please enter your vehicle registration';
const UNREACHABLE = 'We could not look that up. Please try again.';

/** The plate field that looks a vehicle up, and says why when that does not work. */
export function VehicleSearch({ label, onFound }: VehicleSearchProps) {
  const [registration, setRegistration] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [find, { loading }] = useVehicleByRegistrationLazyQuery({ fetchPolicy: 'network-only' });

  async function search(form: HTMLFormElement) {
    const wanted = registration.trim();
    const refusedBecause = wanted === '' ? MISSING : await look(wanted);
    setRefusal(refusedBecause);
    if (refusedBecause) form.querySelector<HTMLInputElement>('[name=registration]')?.focus();
  }

  /** Gives why there is no vehicle, or nothing when there is. */
  async function look(wanted: string): Promise<string | undefined> {
    const { data, error } = await find({ variables: { registration: wanted } }).catch((thrown: unknown) => ({
      data: undefined,
      error: thrown,
    }));
    if (data?.vehicle) return void onFound(data.vehicle);
    if (data) return `We could not find ${wanted}. Search by tyre size instead: it stands on the sidewall.`;
    // The server's own words tell what is wrong with the plate.
    return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? UNREACHABLE) : UNREACHABLE;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void search(event.currentTarget);
  }

  return (
    <form noValidate aria-label="Find a vehicle" onSubmit={submit} className="grid gap-3">
      <PlateField label={label} value={registration} onChange={setRegistration} error={refusal} />
      <Button type="submit" variant="primary" size="lg" wide busy={loading}>
        Find my vehicle
      </Button>
    </form>
  );
}
