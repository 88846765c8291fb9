import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { RemoveButton } from '../../../ui/overlay/RemoveButton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useRemoveGarageVehicleMutation } from './UpdateGarageVehicle.generated.ts';

interface RemoveVehicleProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Removes a vehicle from the garage after confirmation. */
export function RemoveVehicle({ id, name, onRemoved }: RemoveVehicleProps) {
  const [remove, { loading }] = useRemoveGarageVehicleMutation({
    variables: { id },
    refetchQueries: ['MyGarage'],
    awaitRefetchQueries: true,
  });

  async function confirm() {
    const answer = await remove().catch(failed);
    // A vehicle already removed, for example on another device, counts as removed.
    if (!answer.data) return toastFailure(answer.error);
    toast(`${name} has been removed from your garage.`);
    onRemoved();
  }

  return (
    <RemoveButton name={name} question="Remove this vehicle?" busy={loading} onConfirm={confirm}>
      We’ll delete {name} and its registration. Your orders aren’t affected.
    </RemoveButton>
  );
}
