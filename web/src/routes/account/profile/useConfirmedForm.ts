import { useState } from 'react';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { bareCode } from '../../../features/accounts/proof/secondStep.ts';
import { useCodeQuestion } from '../../../features/accounts/proof/useCodeQuestion.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';

/** What proves that the owner of the account wants it. */
export interface Confirmation {
  currentPassword: string;
  /** Of the second step, where the shop asks for one. */
  code: string;
}

type Refusal =
  | {
      __typename: 'InvalidCredentials' | 'InvalidCode' | 'TooManyAttempts' | 'TooManyMails';
      message: string;
    }
  | {
      __typename: 'InvalidInput';
      message: string;
      fields: readonly { path: string; message: string }[];
    };

export interface ConfirmedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Whether the last attempt succeeded. */
  isDone: boolean;
  /** Why it failed; null if the errors are shown beside their fields. */
  failure: string | null;
  asksForCode: boolean;
  onSubmit: SubmitForm;
}

/**
 * A form that the current password confirms; it shows the server's errors.
 * @param send gives why it was refused, if it was.
 * @param failed the sentence for a request without an answer.
 */
export function useConfirmedForm<Values extends FieldValues & Confirmation>(
  send: (values: Values) => Promise<Refusal | 'done' | null | undefined>,
  failed: string,
): ConfirmedForm<Values> {
  const form = useForm<Values>();
  const codeQuestion = useCodeQuestion(form);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function forget() {
    setDone(false);
    setFailure(null);
  }

  function show(refusal: Refusal | null | undefined) {
    switch (refusal?.__typename) {
      case 'InvalidCredentials': {
        const error = { type: 'server', message: refusal.message };
        return form.setError('currentPassword' as Path<Values>, error, { shouldFocus: true });
      }
      case 'InvalidCode':
        return codeQuestion.refuse(refusal.message);
      case 'InvalidInput':
        return showRefusedFields(form, refusal.fields) ? undefined : setFailure(refusal.message);
      case undefined:
      case 'TooManyAttempts':
      case 'TooManyMails':
        return setFailure(refusal?.message ?? failed);
    }
  }

  async function submit(values: Values) {
    forget();
    try {
      const answer = await send({ ...values, code: bareCode(values.code) });
      if (answer !== 'done') return show(answer);
      form.reset();
      setDone(true);
    } catch (error) {
      setFailure(failureText(error, failed));
    }
  }

  return {
    form,
    isDone,
    failure,
    asksForCode: codeQuestion.isAsked,
    onSubmit: form.handleSubmit(submit, forget),
  };
}
