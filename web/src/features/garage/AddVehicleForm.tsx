import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PlateField } from '../../ui/PlateField.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddGarageVehicleMutation } from './AddGarageVehicle.generated.ts';
import { datedName } from './keptVehicle.ts';

const MISSING = 'Please enter your vehicle registration';
const FAILED = 'We could not add it. Please try again.';

/** Adds a vehicle to the garage by its registration; what is wrong with it is said below the plate. */
export function AddVehicleForm() {
  const [registration, setRegistration] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [add, { loading }] = useAddGarageVehicleMutation({
    refetchQueries: ['MyGarage'],
    awaitRefetchQueries: true,
  });

  /** Gives why it was not added, or nothing when it was. */
  async function send(): Promise<string | undefined> {
    if (registration.trim() === '') return MISSING;
    const answer = await add({ variables: { input: { registration } } }).catch(() => undefined);
    const added = answer?.data?.addGarageVehicle;
    if (added?.__typename !== 'GarageVehicle') return added?.message ?? FAILED;
    toast(`${datedName(added)} is in your garage.`);
    setRegistration('');
    return undefined;
  }

  async function submit(form: HTMLFormElement) {
    const refusedBecause = await send();
    setRefusal(refusedBecause);
    if (refusedBecause) form.querySelector<HTMLInputElement>('[name=registration]')?.focus();
  }

  return (
    <form
      noValidate
      aria-label="Add a vehicle"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      className="grid max-w-md gap-3"
    >
      <PlateField
        label="Add a vehicle by registration"
        value={registration}
        onChange={setRegistration}
        error={refusal}
      />
      <Button type="submit" busy={loading} className="justify-self-start">
        Add to my garage
      </Button>
    </form>
  );
}
