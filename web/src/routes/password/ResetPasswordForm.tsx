import { FormProvider, useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/accounts/NewPasswordFields.tsx';
import { currentSession, endSession } from '../../features/accounts/session/sessionStore.ts';
import { useSentForm, type SendingResult } from '../../features/accounts/useSentForm.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useResetPasswordMutation } from './ResetPasswordForm.generated.ts';

interface ResetPasswordFormProps {
  /** The emailed link's token. */
  token: string;
  onDone: () => void;
  /** Called if the token is no longer valid. */
  onInvalidToken: () => void;
}

const failureOf = (error?: unknown) =>
  failureText(error, 'We couldn’t save your new password. Please try again.');

/** Asks for a new password, twice. Saving it ends every session of the account. */
export function ResetPasswordForm({ token, onDone, onInvalidToken }: ResetPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();

  async function send({ newPassword }: NewPasswordValues): Promise<SendingResult> {
    const answer = (await resetPassword({ variables: { input: { token, newPassword } } })).data
      ?.resetPassword;
    if (answer?.__typename === 'PasswordChanged') {
      if (currentSession()?.user.id === answer.user.id) endSession();
      onDone();
    } else if (answer?.__typename === 'InvalidToken') onInvalidToken();
    else return answer;
    return 'done';
  }

  const { form, failure, onSubmit } = useSentForm(useForm<NewPasswordValues>(), send, failureOf);
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" variant="primary" size="lg" wide busy={form.formState.isSubmitting}>
        Set new password
      </Button>
    </PostForm>
  );
}
