import { useForm, type FieldErrors } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { useSentForm, type SendingResult, type SentForm } from '../../features/accounts/useSentForm.ts';
import { registerInputRules, registerInputWhole } from '../../lib/form/inputRules.generated.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useRegisterMutation } from './RegisterForm.generated.ts';

/** Named as in the API's input, so that errors can be matched to fields. */
export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** A guest's known data; only a password is missing. */
export type KnownPerson = Pick<RegistrationValues, 'firstName' | 'lastName' | 'email'>;

const failureOf = (error?: unknown) => failureText(error, 'Registration failed. Please try again.');
/** In seconds, long enough to read. */
const WELCOME_SECONDS = 8;

/** The error above the form if a field is missing. Other errors show at their fields. */
function bannerOf(errors: FieldErrors<RegistrationValues>): string | null {
  const isMissing = Object.values(registerInputRules).some(({ required }) =>
    Object.values(errors).some(({ message }) => message === required),
  );
  return isMissing ? registerInputWhole.required : null;
}

/**
 * Creates the account and signs the customer in. The form shows the server's errors.
 * @param person known values. The password is then typed only once.
 */
export function useRegistration(person?: KnownPerson): SentForm<RegistrationValues> {
  // Without default values, the fields keep a password manager's input from before hydration.
  const form = useForm<RegistrationValues>(person && { defaultValues: person });
  const [createAccount] = useRegisterMutation();

  async function send(values: RegistrationValues): Promise<SendingResult> {
    const input = {
      ...values,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
      ...(person && { confirmPassword: values.password }),
    };
    const answer = (await createAccount({ variables: { input } })).data?.register;
    switch (answer?.__typename) {
      case 'Session':
        toast(`Welcome, ${answer.user.firstName}. We have emailed you a link to confirm your address.`, {
          seconds: WELCOME_SECONDS,
        });
        startSession(answer);
        return 'done';
      case 'EmailTaken':
        form.setError('email', { type: 'server', message: answer.message }, { shouldFocus: true });
        return 'done';
      case undefined:
      case 'InvalidInput':
      case 'TooManyAttempts':
        return answer;
    }
  }

  return useSentForm(form, send, failureOf, bannerOf);
}
