import type { AddressUse } from '../../../apollo/schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMakeSavedAddressDefaultMutation } from './SavedAddressCard.generated.ts';

interface MakeDefaultProps {
  id: string;
  name: string;
  use: AddressUse;
}

const WORDS: Record<AddressUse, string> = { DELIVERY: 'delivery', BILLING: 'billing' };

/** Has the checkout propose an address. */
export function MakeDefault({ id, name, use }: MakeDefaultProps) {
  // Another address stops being the default.
  const [makeDefault, { loading }] = useMakeSavedAddressDefaultMutation({
    variables: { id, use },
    refetchQueries: ['Account'],
    awaitRefetchQueries: true,
  });

  async function choose() {
    const answer = await makeDefault().catch(() => undefined);
    toast(
      answer?.data?.makeSavedAddressDefault
        ? `${name} is your default for ${WORDS[use]}.`
        : 'That did not work. Please try again.',
    );
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
