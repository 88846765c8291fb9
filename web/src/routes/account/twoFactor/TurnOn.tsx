import { useState } from 'react';
import { OwnPasswordField } from '../../../features/accounts/proof/OwnPasswordField.tsx';
import { useProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanKey, type AppKey } from './ScanKey.tsx';
import { useStartTwoFactorSetupMutation } from './TurnOn.generated.ts';
import type { TwoFactorTaskProps } from './twoFactorTask.ts';

/**
 * Turns two-factor sign-in on: asks for the password, then for the app's first code, then shows the recovery codes.
 * Key and codes are stored nowhere else in the browser.
 */
export function TurnOn({ email, onDone }: TwoFactorTaskProps) {
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        title="Two-factor sign-in is on, and you’ve been signed out everywhere else"
        email={email}
        codes={codes}
        onSaved={onDone}
      />
    );
  if (key) return <ScanKey appKey={key} onTurnedOn={setCodes} onCancel={onDone} />;
  return <PasswordStep email={email} onKey={setKey} onCancel={onDone} />;
}

interface PasswordStepProps {
  email: string;
  onKey: (key: AppKey) => void;
  onCancel: () => void;
}

function PasswordStep({ email, onKey, onCancel }: PasswordStepProps) {
  const [begin] = useStartTwoFactorSetupMutation({ fetchPolicy: 'no-cache' });
  const proof = useProofForm(async ({ password }) => {
    const answer = (await begin({ variables: { input: { password } } })).data?.startTwoFactorSetup;
    if (answer?.__typename !== 'TwoFactorSetup') return answer;
    onKey(answer);
    return 'done';
  });
  return (
    <ProofFormFrame proof={proof} first="password" submitLabel="Continue" onCancel={onCancel}>
      <p>First, please confirm that it’s you.</p>
      <OwnPasswordField email={email} />
    </ProofFormFrame>
  );
}
