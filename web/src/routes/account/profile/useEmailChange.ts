import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { bareCode } from '../../../features/accounts/proof/secondStep.ts';
import { useCodeQuestion } from '../../../features/accounts/proof/useCodeQuestion.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import {
  useRequestEmailChangeMutation,
  type RequestEmailChangeMutation,
} from './RequestEmailChange.generated.ts';

interface EmailChangeValues {
  newEmail: string;
  currentPassword: string;
  /** Of the second step, where the shop asks for one. */
  code: string;
}

type Answer = RequestEmailChangeMutation['requestEmailChange'];
/** The link has been sent. */
export type SentLink = Extract<NonNullable<Answer>, { __typename: 'EmailChangeRequested' }>;

const FAILED_MESSAGE = 'We couldn’t change your email. Please try again.';

export interface EmailChange {
  form: UseFormReturn<EmailChangeValues>;
  /** Null until a link has been sent. */
  sent: SentLink | null;
  /** Null if the errors are shown beside their fields. */
  failure: string | null;
  asksForCode: boolean;
  onSubmit: SubmitForm;
}

/** Requests a change of e-mail address; the form shows the server's errors. */
export function useEmailChange(): EmailChange {
  const form = useForm<EmailChangeValues>();
  const codeQuestion = useCodeQuestion(form);
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const [sent, setSent] = useState<SentLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function show(answer: Answer | undefined) {
    switch (answer?.__typename) {
      case 'EmailChangeRequested':
        return setSent(answer);
      case 'InvalidCredentials':
        return form.setError(
          'currentPassword',
          { type: 'server', message: answer.message },
          { shouldFocus: true },
        );
      case 'InvalidCode':
        return codeQuestion.refuse(answer.message);
      case 'InvalidInput':
        return showRefusedFields(form, answer.fields) ? undefined : setFailure(answer.message);
      case undefined:
      case 'TooManyAttempts':
      case 'TooManyMails':
        return setFailure(answer?.message ?? FAILED_MESSAGE);
    }
  }

  async function submit({ newEmail, currentPassword, code }: EmailChangeValues) {
    setFailure(null);
    try {
      const input = { newEmail, currentPassword, code: bareCode(code) };
      show((await requestEmailChange({ variables: { input } })).data?.requestEmailChange);
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return { form, sent, failure, asksForCode: codeQuestion.isAsked, onSubmit: form.handleSubmit(submit) };
}
