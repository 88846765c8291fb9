import { AppCodeField } from '../../../features/accounts/proof/AppCodeField.tsx';
import { isAppCode } from '../../../features/accounts/proof/twoFactorCode.ts';
import { useProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { CopyButton } from '../../../ui/overlay/CopyButton.tsx';
import { NewStage } from '../../parts/signIn/NewStage.tsx';
import { ProofFormFrame } from './ProofFormFrame.tsx';
import { QrCode } from './QrCode.tsx';
import { useEnableTwoFactorMutation } from './TurnOn.generated.ts';

/** The key from which an authenticator app generates codes. */
export interface AppKey {
  /** In groups of four, for typing. */
  secret: string;
  /** The same key as a URI for apps (otpauth). */
  uri: string;
}

interface ScanKeyProps {
  appKey: AppKey;
  /** Called with the recovery codes once two-factor sign-in is on. */
  onTurnedOn: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the key for the app, and asks for the app's first code. */
export function ScanKey({ appKey, onTurnedOn, onCancel }: ScanKeyProps) {
  const [turnOn] = useEnableTwoFactorMutation({ fetchPolicy: 'no-cache', refetchQueries: ['Account'] });
  const proof = useProofForm(async ({ code }) => {
    const answer = (await turnOn({ variables: { input: { code } } })).data?.enableTwoFactor;
    if (answer?.__typename !== 'RecoveryCodes') return answer;
    onTurnedOn(answer.codes);
    return 'done';
  });
  const { errors } = proof.form.formState;
  // Focus the whole stage: focusing the code's field would scroll a phone past the QR code.
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
