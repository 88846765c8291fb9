import { AppCodeField } from '../../../features/accounts/proof/AppCodeField.tsx';
import { isAppCode } from '../../../features/accounts/proof/secondStep.ts';
import { useProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { CopyButton } from '../../../ui/overlay/CopyButton.tsx';
import { NewStage } from '../../parts/signIn/NewStage.tsx';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { QrCode } from './QrCode.tsx';
import { useEnableTwoFactorMutation } from './TurnOn.generated.ts';

/** What an authenticator app makes its codes from. */
export interface AppKey {
  /** In groups of four, for typing. */
  secret: string;
  /** The same as an address that apps read (otpauth). */
  uri: string;
}

interface ScanKeyProps {
  appKey: AppKey;
  /** It is on, and these are the recovery codes. */
  onTurnedOn: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Hands the key to the app, and asks for its first code. */
export function ScanKey({ appKey, onTurnedOn, onCancel }: ScanKeyProps) {
  const [turnOn] = useEnableTwoFactorMutation({ fetchPolicy: 'no-cache', refetchQueries: ['Account'] });
  const proof = useProofForm(async ({ code }) => {
    const answer = (await turnOn({ variables: { input: { code } } })).data?.enableTwoFactor;
    if (answer?.__typename !== 'RecoveryCodes') return answer;
    onTurnedOn(answer.codes);
    return 'done';
  });
  const { errors } = proof.form.formState;
  // The code's field would take a phone past the QR code, so the whole step has the focus.
  return (
    <NewStage>
      <ProofFormFrame proof={proof} submitLabel="Turn on" onCancel={onCancel}>
        <p>
          Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or your
          password manager.
        </p>
        <QrCode text={appKey.uri} label="QR code for your authenticator app" />
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-2">Can’t scan it? Type this key into the app:</p>
          <p className="font-mono break-words">{appKey.secret}</p>
          <CopyButton text={appKey.secret.replaceAll(' ', '')} copied="Key copied.">
            Copy key
          </CopyButton>
          <a href={appKey.uri} className="py-1.5 text-sm underline underline-offset-4 pointer-fine:hidden">
            Open it in an app on this phone
          </a>
        </div>
        <AppCodeField
          label="Then enter the code that the app shows"
          error={errors.code?.message}
          {...proof.form.register('code', { validate: isAppCode })}
        />
      </ProofFormFrame>
    </NewStage>
  );
}
