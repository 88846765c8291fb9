import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { registerInputRules, registerInputWhole } from '../../lib/form/inputRules.generated.ts';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useRegisterMutation, type RegisterMutation } from './RegisterForm.generated.ts';

/** The field names match the API's input, so that an error finds its field. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** What the shop knows already of somebody who then chooses only a password. */
export type KnownPerson = Pick<RegistrationValues, 'firstName' | 'lastName' | 'email'>;

const FAILED_MESSAGE = 'Registration failed. Please try again.';
/** Long enough to read, in seconds. */
const WELCOME_SECONDS = 8;

/** The error above the form if a field is missing; other errors appear beside their fields. */
function bannerOf(errors: FieldErrors<RegistrationValues>): string | null {
  const isMissing = Object.values(registerInputRules).some(({ required }) =>
    Object.values(errors).some(({ message }) => message === required),
  );
  return isMissing ? registerInputWhole.required : null;
}

export interface Registration {
  form: UseFormReturn<RegistrationValues>;
  /** The error above the form; null if there is none. */
  banner: string | null;
  onSubmit: SubmitForm;
}

/**
 * Creates the account and signs the customer in; the form shows the server's errors.
 * @param person what need not be typed; the password is then typed once.
 */
export function useRegistration(person?: KnownPerson): Registration {
  // Without default values, the fields keep what a password manager entered before hydration.
  const form = useForm<RegistrationValues>(person && { defaultValues: person });
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
      case undefined:
      case 'TooManyAttempts':
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
      ...(person && { confirmPassword: values.password }),
    };
    try {
      show((await createAccount({ variables: { input } })).data?.register);
    } catch (error) {
      setBanner(failureText(error, FAILED_MESSAGE));
    }
  }

  return { form, banner, onSubmit: form.handleSubmit(submit, (wrong) => setBanner(bannerOf(wrong))) };
}
