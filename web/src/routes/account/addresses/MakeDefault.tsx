import { failed } from '../../../apollo/failureText.ts';
import type { AddressUse } from '../../../apollo/schema.generated.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useSetDefaultSavedAddressMutation } from './SavedAddressCard.generated.ts';

interface MakeDefaultProps {
  id: string;
  name: string;
  use: AddressUse;
  /** Called when the address is the default and the button gone. */
  onMade: () => void;
}

const WORDS: Record<AddressUse, string> = { DELIVERY: 'delivery', BILLING: 'billing' };

/** Makes an address a default for the checkout. */
export function MakeDefault({ id, name, use, onMade }: MakeDefaultProps) {
  // Refetch, because the previous default changes too.
  const [makeDefault, { loading }] = useSetDefaultSavedAddressMutation({
    variables: { id, use },
    refetchQueries: ['Account'],
    awaitRefetchQueries: true,
  });

  async function choose() {
    const answer = await makeDefault().catch(failed);
    if (!answer.data?.setDefaultSavedAddress) return toastFailure(answer.error);
    toast(`${name} is now your default for ${WORDS[use]}.`);
    onMade();
  }

  return (
    <Button
      variant="plain"
      className="px-0!"
      busy={loading}
      aria-label={`Use for ${WORDS[use]}: ${name}`}
      onClick={() => void choose()}
    >
      Use for {WORDS[use]}
    </Button>
  );
}
