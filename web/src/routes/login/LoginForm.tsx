import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { loginInputRules, loginInputWhole } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useLoginMutation, type LoginMutation } from './LoginForm.generated.ts';
import type { TwoFactorChallenge } from './useTwoFactorChallenge.ts';

interface LoginFormValues {
  email: string;
  password: string;
}

/**
 * The state after returning from the code's form: the email address, and the reason if the customer didn't choose to.
 */
export interface ComingBack {
  email: string;
  reason: string | undefined;
}

interface LoginFormProps {
  back: ComingBack | null;
  /** Called if the password is right and the account has two-factor sign-in. */
  onTwoFactor: (step: TwoFactorChallenge) => void;
}

const FAILED_MESSAGE = 'Login failed. Please check your credentials.';

/** The sign-in form. The page redirects as soon as there's a session. */
export function LoginForm({ back, onTwoFactor }: LoginFormProps) {
  // Without default values, the fields keep a password manager's input from before hydration.
  const form = useForm<LoginFormValues>(back ? { defaultValues: { email: back.email } } : {});
  const { handleSubmit, setFocus, formState } = form;
  const field = fieldsOf(form, loginInputRules);
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState(back?.reason ?? null);
  const { isSubmitting } = formState;
  const isBack = back !== null;
  // The focused form is gone.
  useEffect(() => {
    if (isBack) setFocus('password');
  }, [isBack, setFocus]);

  function show(answer: LoginMutation['login'] | undefined, email: string) {
    if (answer?.__typename === 'Session') return startSession(answer);
    if (answer?.__typename === 'TwoFactorRequired')
      return onTwoFactor({ email, challenge: answer.challenge });
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
    <PostForm
      onSubmit={handleSubmit(submit, () => setFailure(loginInputWhole.required))}
      className="grid gap-5"
    >
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <TextLink to="/forgot-password" className="justify-self-start text-sm">
        Forgotten your password?
      </TextLink>
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        Login
      </Button>
    </PostForm>
  );
}
