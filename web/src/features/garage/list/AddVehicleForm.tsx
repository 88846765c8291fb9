import { useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import type { AddGarageVehicleInput } from '../../../apollo/schema.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { PlateField, MISSING_PLATE } from '../../../ui/form/PlateField.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { CarDisclosure } from '../picker/CarDisclosure.tsx';
import { datedName, type FoundVehicle } from '../vehicle/keptVehicle.ts';
import { useAddGarageVehicleMutation } from './AddGarageVehicle.generated.ts';

const FAILED = 'We couldn’t add it. Please try again.';

/** Adds a vehicle to the garage by registration or by model. Errors appear below the plate. */
export function AddVehicleForm() {
  const [registration, setRegistration] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [unknown, setUnknown] = useState<string>();
  const [add, { loading }] = useAddGarageVehicleMutation({
    refetchQueries: ['MyGarage'],
    awaitRefetchQueries: true,
  });

  /** Returns why it wasn't added; nothing if it was. */
  async function send(input: AddGarageVehicleInput): Promise<string | undefined> {
    const answer = await add({ variables: { input } }).catch(failed);
    const added = answer.data?.addGarageVehicle;
    setUnknown(added?.__typename === 'VehicleNotFound' ? registration : undefined);
    if (added?.__typename !== 'GarageVehicle') return added?.message ?? failureText(answer.error, FAILED);
    toast(`${datedName(added)} has been added to your garage.`);
    setRegistration('');
    return undefined;
  }

  async function pick({ make, model, year }: FoundVehicle) {
    setRefusal(await send({ make, model, year }));
  }

  async function submit(form: HTMLFormElement) {
    const refusedBecause = registration.trim() === '' ? MISSING_PLATE : await send({ registration });
    setRefusal(refusedBecause);
    if (refusedBecause) form.querySelector<HTMLInputElement>('[name=registration]')?.focus();
  }

  return (
    <div className="grid max-w-2xl gap-3">
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
      <CarDisclosure
        key={unknown}
        label="Or pick your car"
        registration={unknown}
        onPick={(car) => void pick(car)}
      />
    </div>
  );
}
