import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { showRefusedFields, type RefusedField } from './showRefusedFields.ts';

/** The API's reason for refusing the form, and its fields if it names them. */
interface Refusal {
  message: string;
  fields?: readonly RefusedField[];
}

/** The result of sending: the refusal to show, or nothing if the API omitted the answer. */
export type SendingResult = Refusal | 'done' | null | undefined;

export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Null before the first attempt, and if the errors are shown beside their fields. */
  failure: string | null;
  onSubmit: SubmitForm;
}

/**
 * Sends a form and shows why it was refused, beside its fields where the API names them.
 * @param failureOf the text for a request that failed or got no answer.
 * @param onInvalid called instead of sending if a rule is broken. It can return a sentence to show above the form.
 */
export function useSentForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<SendingResult>,
  failureOf: (error?: unknown) => string,
  onInvalid?: (errors: FieldErrors<Values>) => string | null,
): SentForm<Values> {
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: Values) {
    setFailure(null);
    try {
      const result = await send(values);
      if (result === 'done' || (result?.fields && showRefusedFields(form, result.fields))) return;
      setFailure(result?.message ?? failureOf());
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  const onSubmit = form.handleSubmit(submit, (errors) => setFailure(onInvalid?.(errors) ?? null));
  return { form, failure, onSubmit };
}
