import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import type { NewPasswordValues } from '../../../features/accounts/NewPasswordFields.tsx';
import { bareCode } from '../../../features/accounts/proof/secondStep.ts';
import { useCodeQuestion } from '../../../features/accounts/proof/useCodeQuestion.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import { useUpdatePasswordMutation, type UpdatePasswordMutation } from './UpdatePasswordForm.generated.ts';

export interface UpdatePasswordValues extends NewPasswordValues {
  currentPassword: string;
  /** Of the second step, where the shop asks for one. */
  code: string;
}

/** The outcome of the last attempt. */
interface Outcome {
  tone: 'good' | 'bad';
  text: string;
}

const CHANGED: Outcome = {
  tone: 'good',
  text: 'Your password has been changed, and you’ve been signed out everywhere else.',
};
const FAILED_MESSAGE = 'We couldn’t change your password. Please try again.';

export interface PasswordChange {
  form: UseFormReturn<UpdatePasswordValues>;
  /** Null before the first attempt, and if the errors are shown beside their fields. */
  outcome: Outcome | null;
  asksForCode: boolean;
  onSubmit: SubmitForm;
}

/** Changes the password; the form shows the server's errors. */
export function usePasswordChange(): PasswordChange {
  const form = useForm<UpdatePasswordValues>();
  const codeQuestion = useCodeQuestion(form);
  // Removes the ended sessions from the list, too.
  const [updatePassword] = useUpdatePasswordMutation({ refetchQueries: ['Account'] });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function show(answer: UpdatePasswordMutation['updatePassword'] | undefined) {
    switch (answer?.__typename) {
      case 'PasswordChanged':
        form.reset();
        return setOutcome(CHANGED);
      case 'InvalidCredentials':
        return form.setError(
          'currentPassword',
          { type: 'server', message: answer.message },
          { shouldFocus: true },
        );
      case 'InvalidCode':
        return codeQuestion.refuse(answer.message);
      case 'InvalidInput':
        return showRefusedFields(form, answer.fields)
          ? undefined
          : setOutcome({ tone: 'bad', text: answer.message });
      case undefined:
      case 'TooManyAttempts':
        return setOutcome({ tone: 'bad', text: answer?.message ?? FAILED_MESSAGE });
    }
  }

  async function submit({ currentPassword, code, newPassword }: UpdatePasswordValues) {
    setOutcome(null);
    try {
      const input = { currentPassword, code: bareCode(code), newPassword };
      const { data } = await updatePassword({ variables: { input } });
      show(data?.updatePassword ?? undefined);
    } catch (error) {
      setOutcome({ tone: 'bad', text: failureText(error, FAILED_MESSAGE) });
    }
  }

  return {
    form,
    outcome,
    asksForCode: codeQuestion.isAsked,
    onSubmit: form.handleSubmit(submit, () => setOutcome(null)),
  };
}
