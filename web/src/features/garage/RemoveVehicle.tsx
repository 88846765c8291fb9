import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveGarageVehicleMutation } from './ChangeGarageVehicle.generated.ts';

interface RemoveVehicleProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Takes a vehicle out of the garage, once that is confirmed. */
export function RemoveVehicle({ id, name, onRemoved }: RemoveVehicleProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useRemoveGarageVehicleMutation({ variables: { id }, refetchQueries: ['MyGarage'], awaitRefetchQueries: true });

  async function confirm() {
    const answer = await remove().catch(() => undefined);
    setAsking(false);
    // Gone already, as from another device, is gone as well.
    toast(answer?.data ? `${name} is out of your garage.` : 'That did not work. Please try again.');
    if (answer?.data) onRemoved();
  }

  return (
    <>
      <Button variant="plain" className="px-0!" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Remove this vehicle?">
        <div className="grid gap-5">
          <p>We forget {name} and its registration. Your orders stay as they are.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={loading} onClick={() => void confirm()}>
              Yes, remove it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
