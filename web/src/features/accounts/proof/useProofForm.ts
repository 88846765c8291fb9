import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import { bareCode } from './secondStep.ts';

/** What proves who is there. A form may ask for one of the two alone. */
export interface Proof {
  password: string;
  code: string;
}

interface Refused {
  __typename: string;
  message: string;
}

const FAILED_MESSAGE = 'That didn’t work. Please try again.';

/** The field that a refusal is about. */
const FIELDS: Readonly<Record<string, keyof Proof>> = {
  InvalidCredentials: 'password',
  InvalidCode: 'code',
};

export interface ProofForm {
  form: UseFormReturn<Proof>;
  /** Null before the first attempt, and if the error is shown beside its field. */
  failure: string | null;
  onSubmit: SubmitForm;
}

/**
 * A form that asks for password, code or both, and shows why they were refused.
 * @param send what is done with them; it gives the refusal, if there was one.
 */
export function useProofForm(
  send: (proof: Proof) => Promise<Refused | 'done' | null | undefined>,
): ProofForm {
  const form = useForm<Proof>();
  const [failure, setFailure] = useState<string | null>(null);

  function show({ __typename, message }: Refused) {
    const field = FIELDS[__typename];
    if (!field) return setFailure(message);
    form.setError(field, { type: 'server', message });
    form.setFocus(field, { shouldSelect: true });
  }

  async function submit({ password, code }: Proof) {
    setFailure(null);
    try {
      const answer = await send({ password, code: bareCode(code) });
      if (!answer) setFailure(FAILED_MESSAGE);
      else if (answer !== 'done') show(answer);
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return { form, failure, onSubmit: form.handleSubmit(submit, () => setFailure(null)) };
}
