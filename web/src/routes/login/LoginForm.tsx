import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { startSession } from '../../features/accounts/sessionStore.ts';
import { required } from '../../lib/required.ts';
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

const MISSING_MESSAGE = 'Please enter both email and password';
const FAILED_MESSAGE = 'Login failed. Please check your credentials.';

/** E-mail and password; the page goes on by itself once there is a session. */
export function LoginForm() {
  // Without default values the fields keep what a password manager wrote into them before the page came alive.
  const { register, handleSubmit, setFocus, formState } = useForm<LoginFormValues>();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;

  function show(answer: LoginMutation['login'] | undefined) {
    if (answer?.__typename === 'Session') return startSession(answer);
    setFailure(answer?.message ?? FAILED_MESSAGE);
    if (answer?.__typename === 'InvalidCredentials') setFocus('password', { shouldSelect: true });
  }

  async function submit({ email, password }: LoginFormValues) {
    setFailure(null);
    const answer = await login({ variables: { input: { email: email.trim(), password } } }).catch(
      () => undefined,
    );
    show(answer?.data?.login);
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(submit, () => setFailure(MISSING_MESSAGE))}
      className="grid gap-5"
    >
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { validate: required('Email is required') })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...register('password', { required: 'Enter your password' })}
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
