import { useSession } from '../session/sessionStore.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { TwoFactorField } from './TwoFactorField.tsx';

/** The part of a form in which an administrator confirms their identity. */
export function OwnProofFields({ isCodeAsked }: { isCodeAsked: boolean }) {
  const email = useSession()?.user.email ?? '';
  return (
    <>
      <OwnPasswordField label="Your own password" email={email} />
      {isCodeAsked && <TwoFactorField />}
    </>
  );
}
