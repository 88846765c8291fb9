import { useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { showRefusedFields, type RefusedField } from './showRefusedFields.ts';

/** Why the API refused what was typed; of which fields, if it says so. */
interface Refusal {
  message: string;
  fields?: readonly RefusedField[];
}

/** What sending gave: the refusal that the form is to show; nothing if the API left the answer out. */
export type SendingResult = Refusal | 'done' | null | undefined;

export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Null before the first attempt, and if the errors are shown beside their fields. */
  failure: string | null;
  onSubmit: SubmitForm;
}

/**
 * Sends a form and shows why it was refused, beside its fields where the API names them.
 * @param failureOf the sentence for a request that failed, or got no answer.
 * @param onInvalid called instead of sending what breaks a rule; gives the sentence above the form, if there is one.
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
