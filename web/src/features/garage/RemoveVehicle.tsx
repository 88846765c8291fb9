import { RemoveButton } from '../../ui/RemoveButton.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveGarageVehicleMutation } from './ChangeGarageVehicle.generated.ts';

interface RemoveVehicleProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Takes a vehicle out of the garage, once that is confirmed. */
export function RemoveVehicle({ id, name, onRemoved }: RemoveVehicleProps) {
  const [remove, { loading }] = useRemoveGarageVehicleMutation({
    variables: { id },
    refetchQueries: ['MyGarage'],
    awaitRefetchQueries: true,
  });

  async function confirm() {
    const answer = await remove().catch(() => undefined);
    // Gone already, as from another device, is gone as well.
    toast(answer?.data ? `${name} is out of your garage.` : 'That did not work. Please try again.');
    if (answer?.data) onRemoved();
  }

  return (
    <RemoveButton name={name} question="Remove this vehicle?" busy={loading} onConfirm={confirm}>
      We forget {name} and its registration. Your orders stay as they are.
    </RemoveButton>
  );
}
