import { useState } from 'react';
import { OwnPasswordField } from '../../../features/accounts/OwnPasswordField.tsx';
import { useProofForm } from '../../../features/accounts/useProofForm.ts';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanKey, type AppKey } from './ScanKey.tsx';
import { useBeginTwoStepMutation } from './TurnOn.generated.ts';
import type { TwoStepTaskProps } from './twoStepTask.ts';

/**
 * Turns the second step on: the password, then the first code of the app that has got the key, then the recovery codes.
 * Neither key nor codes are kept anywhere but here.
 */
export function TurnOn({ email, onDone }: TwoStepTaskProps) {
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        title="Two-step sign-in is on, and you’ve been signed out everywhere else"
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
  const [begin] = useBeginTwoStepMutation({ fetchPolicy: 'no-cache' });
  const proof = useProofForm(async ({ password }) => {
    const answer = (await begin({ variables: { input: { password } } })).data?.beginTwoStep;
    if (answer?.__typename !== 'TwoStepBegun') return answer;
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
