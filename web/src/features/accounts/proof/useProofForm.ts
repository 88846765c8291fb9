import { useForm } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { useSentForm, type SendingResult, type SentForm } from '../useSentForm.ts';
import { bareCode } from './twoFactorCode.ts';

/** Proof of identity. A form may ask for only one of the two. */
export interface Proof {
  password: string;
  code: string;
}

interface Refused {
  __typename: string;
  message: string;
}

const failureOf = (error?: unknown) => failureText(error, 'That didn’t work. Please try again.');

/** The field that each refusal is about. */
const FIELDS: Readonly<Record<string, keyof Proof>> = {
  InvalidCredentials: 'password',
  InvalidCode: 'code',
};

export type ProofForm = SentForm<Proof>;

/**
 * A form that asks for password, code or both, and shows why they were refused.
 * @param send submits them and returns the refusal, if there was one.
 */
export function useProofForm(
  send: (proof: Proof) => Promise<Refused | 'done' | null | undefined>,
): ProofForm {
  const form = useForm<Proof>();

  async function prove({ password, code }: Proof): Promise<SendingResult> {
    const answer = await send({ password, code: bareCode(code) });
    const field = answer && answer !== 'done' ? FIELDS[answer.__typename] : undefined;
    if (!field || answer === 'done') return answer;
    form.setError(field, { type: 'server', message: answer?.message });
    form.setFocus(field, { shouldSelect: true });
    return 'done';
  }

  return useSentForm(form, prove, failureOf);
}
