import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRemoveSavedAddressMutation } from './SavedAddressCard.generated.ts';

interface RemoveAddressProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Takes an address out of the address book, once that is confirmed. */
export function RemoveAddress({ id, name, onRemoved }: RemoveAddressProps) {
  const [remove, { loading }] = useRemoveSavedAddressMutation({
    variables: { id },
    refetchQueries: ['Account'],
    awaitRefetchQueries: true,
  });

  async function confirm() {
    const answer = await remove().catch(() => undefined);
    // Gone already, as from another device, is gone as well.
    toast(answer?.data ? `${name} is out of your address book.` : 'That did not work. Please try again.');
    if (answer?.data) onRemoved();
  }

  return (
    <RemoveButton name={name} question="Remove this address?" busy={loading} onConfirm={confirm}>
      We forget {name}. Your orders keep the addresses they were placed with.
    </RemoveButton>
  );
}
