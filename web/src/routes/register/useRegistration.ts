import { useState, type SubmitEventHandler } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { startSession } from '../../features/accounts/sessionStore.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { toast } from '../../ui/toast.ts';
import { useRegisterMutation, type RegisterMutation } from './RegisterForm.generated.ts';

/** The fields carry the names of the API's input, so that a refusal finds its field. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const MISSING_MESSAGE = 'All fields are required';
const FAILED_MESSAGE = 'Registration failed. Please try again.';
/** Long enough to be read, in seconds. */
const WELCOME_SECONDS = 8;

/** What is wrong with the whole: nothing that is said beside its field already. */
function bannerOf(errors: FieldErrors<RegistrationValues>): string | null {
  const isMissing = Object.values(errors).some((error) => error.type !== 'mismatch');
  return isMissing ? MISSING_MESSAGE : null;
}

export interface Registration {
  form: UseFormReturn<RegistrationValues>;
  /** What is wrong with the whole; null for nothing. */
  banner: string | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Makes the account and signs it in; what the server refuses is said in the form. */
export function useRegistration(): Registration {
  // Without default values the fields keep what a password manager wrote into them before the page came alive.
  const form = useForm<RegistrationValues>();
  const [createAccount] = useRegisterMutation();
  const [banner, setBanner] = useState<string | null>(null);

  function show(answer: RegisterMutation['register'] | undefined) {
    switch (answer?.__typename) {
      case 'Session':
        toast(`Welcome, ${answer.user.firstName}. We have emailed you a link to confirm your address.`, {
          seconds: WELCOME_SECONDS,
        });
        return startSession(answer);
      case 'InvalidInput':
        return showRefusedFields(form, answer.fields) ? undefined : setBanner(answer.message);
      case 'EmailTaken':
        return form.setError('email', { type: 'server', message: answer.message }, { shouldFocus: true });
      default:
        return setBanner(answer?.message ?? FAILED_MESSAGE);
    }
  }

  async function submit(values: RegistrationValues) {
    setBanner(null);
    const input = {
      ...values,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
    };
    const answer = await createAccount({ variables: { input } }).catch(() => undefined);
    show(answer?.data?.register);
  }

  return { form, banner, onSubmit: form.handleSubmit(submit, (wrong) => setBanner(bannerOf(wrong))) };
}
