import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { startSession } from '../../features/accounts/sessionStore.ts';
import { keeps } from '../../lib/inputRule.ts';
import { loginInputRules, loginInputWhole } from '../../lib/inputRules.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useLoginMutation, type LoginMutation } from './LoginForm.generated.ts';

interface LoginFormValues {
  email: string;
  password: string;
}

interface LoginFormProps {
  /** For whoever comes back from the second step: the address they gave, and why they are back. */
  again: { email: string; reason: string | undefined } | null;
  /** The password is right, and the account has two-step sign-in. */
  onSecondStep: (step: { email: string; challenge: string }) => void;
}

const FAILED_MESSAGE = 'Login failed. Please check your credentials.';

/** The sign-in form. The page redirects as soon as there is a session. */
export function LoginForm({ again, onSecondStep }: LoginFormProps) {
  // Without default values, the fields keep what a password manager entered before hydration.
  const { register, handleSubmit, setFocus, formState } = useForm<LoginFormValues>(
    again ? { defaultValues: { email: again.email } } : {},
  );
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState(again?.reason ?? null);
  const { errors, isSubmitting } = formState;
  const isAgain = again !== null;
  // The form that had the focus is gone.
  useEffect(() => {
    if (isAgain) setFocus('password');
  }, [isAgain, setFocus]);

  function show(answer: LoginMutation['login'] | undefined, email: string) {
    if (answer?.__typename === 'Session') return startSession(answer);
    if (answer?.__typename === 'SecondStepRequired')
      return onSecondStep({ email, challenge: answer.challenge });
    setFailure(answer?.message ?? FAILED_MESSAGE);
    if (answer?.__typename === 'InvalidCredentials') setFocus('password', { shouldSelect: true });
  }

  async function submit({ email, password }: LoginFormValues) {
    setFailure(null);
    try {
      const { data } = await login({ variables: { input: { email: email.trim(), password } } });
      show(data?.login, email.trim());
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(submit, () => setFailure(loginInputWhole.required))}
      className="grid gap-5"
    >
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { validate: keeps(loginInputRules.email) })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...register('password', { validate: keeps(loginInputRules.password) })}
      />
      <TextLink to="/forgot-password" className="justify-self-start text-sm">
        Forgotten your password?
      </TextLink>
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        Login
      </Button>
    </form>
  );
}
