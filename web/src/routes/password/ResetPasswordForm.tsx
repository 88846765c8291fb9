import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/accounts/NewPasswordFields.tsx';
import { currentSession, endSession } from '../../features/accounts/session/sessionStore.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useResetPasswordMutation, type ResetPasswordMutation } from './ResetPasswordForm.generated.ts';

interface ResetPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onDone: () => void;
  /** Called if the token is no longer valid. */
  onInvalidToken: () => void;
}

const FAILED_MESSAGE = 'We couldn’t save your new password. Please try again.';

/** Asks for a new password, twice. Saving it ends every session of the account. */
export function ResetPasswordForm({ token, onDone, onInvalidToken }: ResetPasswordFormProps) {
  const form = useForm<NewPasswordValues>();
  const { handleSubmit, formState } = form;
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  function show(answer: ResetPasswordMutation['resetPassword'] | undefined) {
    switch (answer?.__typename) {
      case 'PasswordChanged':
        if (currentSession()?.user.id === answer.user.id) endSession();
        return onDone();
      case 'InvalidToken':
        return onInvalidToken();
      case 'InvalidInput':
        return showRefusedFields(form, answer.fields) ? undefined : setFailure(answer.message);
      case undefined:
        return setFailure(FAILED_MESSAGE);
    }
  }

  async function submit({ newPassword }: NewPasswordValues) {
    setFailure(null);
    try {
      show((await resetPassword({ variables: { input: { token, newPassword } } })).data?.resetPassword);
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" variant="primary" size="lg" wide busy={formState.isSubmitting}>
        Set new password
      </Button>
    </PostForm>
  );
}
