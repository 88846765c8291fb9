import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { RemoveButton } from '../../../ui/overlay/RemoveButton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useDeleteSavedAddressMutation } from './SavedAddressCard.generated.ts';

interface RemoveAddressProps {
  id: string;
  name: string;
  onRemoved: () => void;
}

/** Removes an address from the address book after confirmation. */
export function RemoveAddress({ id, name, onRemoved }: RemoveAddressProps) {
  const [remove, { loading }] = useDeleteSavedAddressMutation({
    variables: { id },
    refetchQueries: ['Account'],
    awaitRefetchQueries: true,
  });

  async function confirm() {
    const answer = await remove().catch(failed);
    // An address already removed, for example on another device, counts as removed.
    if (!answer.data) return toastFailure(answer.error);
    toast(`${name} has been removed from your address book.`);
    onRemoved();
  }

  return (
    <RemoveButton name={name} question="Remove this address?" busy={loading} onConfirm={confirm}>
      We’ll remove {name} from your address book. Orders you’ve already placed aren’t affected.
    </RemoveButton>
  );
}
