import { useSession } from '../session/sessionStore.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { SecondStepField } from './SecondStepField.tsx';

/** The part of an administrator’s form in which they say once more who they are. */
export function OwnProofFields({ isCodeAsked }: { isCodeAsked: boolean }) {
  const email = useSession()?.user.email ?? '';
  return (
    <>
      <OwnPasswordField label="Your own password" email={email} />
      {isCodeAsked && <SecondStepField />}
    </>
  );
}
