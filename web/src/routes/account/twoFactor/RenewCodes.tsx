import { useState } from 'react';
import { OwnPasswordField } from '../../../features/accounts/proof/OwnPasswordField.tsx';
import { TwoFactorField } from '../../../features/accounts/proof/TwoFactorField.tsx';
import { useProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRegenerateRecoveryCodesMutation } from './RenewCodes.generated.ts';
import type { TwoFactorTaskProps } from './twoFactorTask.ts';

/** Replaces the recovery codes and shows the new ones. */
export function RenewCodes({ email, onDone }: TwoFactorTaskProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [renew] = useRegenerateRecoveryCodesMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: ['Account'],
  });
  const proof = useProofForm(async (input) => {
    const answer = (await renew({ variables: { input } })).data?.regenerateRecoveryCodes;
    if (answer?.__typename !== 'RecoveryCodes') return answer;
    setCodes(answer.codes);
    return 'done';
  });
  if (codes)
    return (
      <RecoveryCodes
        title="These are your new recovery codes, and the old ones no longer work"
        email={email}
        codes={codes}
        onSaved={onDone}
      />
    );
  return (
    <ProofFormFrame proof={proof} first="password" submitLabel="Get new codes" onCancel={onDone}>
      <p>You get ten new codes, and the ones you have now stop working.</p>
      <OwnPasswordField email={email} />
      <TwoFactorField />
    </ProofFormFrame>
  );
}
