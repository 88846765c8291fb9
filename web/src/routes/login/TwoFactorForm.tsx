import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { TwoFactorField } from '../../features/accounts/proof/TwoFactorField.tsx';
import { useProofForm } from '../../features/accounts/proof/useProofForm.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useFinishLoginMutation } from './TwoFactorForm.generated.ts';

interface TwoFactorFormProps {
  /** The server's challenge after the right password. */
  challenge: string;
  /** Returns to the password, with a reason if the sign-in can no longer be completed. */
  onBack: (reason?: string) => void;
}

/** Asks for the two-factor code. The page redirects as soon as there's a session. */
export function TwoFactorForm({ challenge, onBack }: TwoFactorFormProps) {
  const [finishLogin] = useFinishLoginMutation();
  const { form, failure, onSubmit } = useProofForm(async ({ code }) => {
    const { data } = await finishLogin({ variables: { input: { challenge, code } } });
    const answer = data?.finishLogin;
    if (answer?.__typename === 'Session') startSession(answer);
    else if (answer?.__typename === 'InvalidChallenge') onBack(answer.message);
    else return answer;
    return 'done';
  });
  const { setFocus, formState } = form;
  // This form has just replaced the submitted one.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FormProvider {...form}>
        <TwoFactorField />
      </FormProvider>
      <Button type="submit" variant="primary" size="lg" wide busy={formState.isSubmitting}>
        Login
      </Button>
      <Button variant="plain" onClick={() => onBack()}>
        Back
      </Button>
    </PostForm>
  );
}
