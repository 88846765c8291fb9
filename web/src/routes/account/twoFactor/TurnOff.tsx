import { OwnPasswordField } from '../../../features/accounts/proof/OwnPasswordField.tsx';
import { TwoFactorField } from '../../../features/accounts/proof/TwoFactorField.tsx';
import { useProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { useDisableTwoFactorMutation } from './TurnOff.generated.ts';
import type { TwoFactorTaskProps } from './twoFactorTask.ts';

/** Turns two-factor sign-in off. */
export function TurnOff({ email, onDone }: TwoFactorTaskProps) {
  const [turnOff] = useDisableTwoFactorMutation();
  const proof = useProofForm(async (input) => {
    const answer = (await turnOff({ variables: { input } })).data?.disableTwoFactor;
    if (answer?.__typename !== 'User') return answer;
    toast('Two-factor sign-in is off.');
    onDone();
    return 'done';
  });
  return (
    <ProofFormFrame proof={proof} first="password" submitLabel="Turn off" onCancel={onDone}>
      <p>Once it’s off, your password alone is enough to sign in, and your recovery codes stop working.</p>
      <OwnPasswordField email={email} />
      <TwoFactorField />
    </ProofFormFrame>
  );
}
