import { useState } from 'react';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { bareCode } from '../../../features/accounts/proof/twoFactorCode.ts';
import { useCodeQuestion } from '../../../features/accounts/proof/useCodeQuestion.ts';
import type { RefusedField } from '../../../features/accounts/showRefusedFields.ts';
import { useSentForm, type SendingResult, type SentForm } from '../../../features/accounts/useSentForm.ts';

/** Proof that the request comes from the account's owner. */
export interface Confirmation {
  currentPassword: string;
  /** The two-factor code, if the shop asks for one. */
  code: string;
}

type Answer = { __typename: string; message: string; fields?: readonly RefusedField[] };

export interface ConfirmedForm<Values extends FieldValues> extends SentForm<Values> {
  /** Whether the last attempt succeeded. */
  isDone: boolean;
  asksForCode: boolean;
}

/**
 * A form confirmed by the current password. Shows the server's errors.
 * @param send returns the refusal, if there was one.
 * @param failed the text for a request without an answer.
 */
export function useConfirmedForm<Values extends FieldValues & Confirmation>(
  send: (values: Values) => Promise<Answer | 'done' | null | undefined>,
  failed: string,
): ConfirmedForm<Values> {
  const form = useForm<Values>();
  const codeQuestion = useCodeQuestion(form);
  const [isDone, setDone] = useState(false);

  async function confirm(values: Values): Promise<SendingResult> {
    setDone(false);
    const answer = await send({ ...values, code: bareCode(values.code) });
    if (answer === 'done') {
      form.reset();
      setDone(true);
    } else if (answer?.__typename === 'InvalidCredentials') {
      const error = { type: 'server', message: answer.message };
      form.setError('currentPassword' as Path<Values>, error, { shouldFocus: true });
    } else if (answer?.__typename === 'InvalidCode') codeQuestion.refuse(answer.message);
    else return answer;
    return 'done';
  }

  function onInvalid() {
    setDone(false);
    return null;
  }

  const sent = useSentForm(form, confirm, (error) => failureText(error, failed), onInvalid);
  return { ...sent, isDone, asksForCode: codeQuestion.isAsked };
}
