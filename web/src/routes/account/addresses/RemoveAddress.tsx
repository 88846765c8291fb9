import { useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRemoveSavedAddressMutation } from './SavedAddressCard.generated.ts';

interface RemoveAddressProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Takes an address out of the address book, once that is confirmed. */
export function RemoveAddress({ id, name, onRemoved }: RemoveAddressProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useRemoveSavedAddressMutation({ variables: { id }, refetchQueries: ['Account'], awaitRefetchQueries: true });

  async function confirm() {
    const answer = await remove().catch(() => undefined);
    setAsking(false);
    // Gone already, as from another device, is gone as well.
    toast(answer?.data ? `${name} is out of your address book.` : 'That did not work. Please try again.');
    if (answer?.data) onRemoved();
  }

  return (
    <>
      <Button variant="plain" className="px-0!" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Remove this address?">
        <div className="grid gap-5">
          <p>We forget {name}. Your orders keep the addresses they were placed with.</p>
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
