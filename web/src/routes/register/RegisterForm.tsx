import { repeats } from '../../features/accounts/newPassword.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRegistration } from './useRegistration.ts';

const LONGEST_NAME = 100;

/** Refuses what is empty or only spaces. */
const filledIn = (message: string) => (text: string) => text.trim() !== '' || message;

/** The form of a new account. How long a password must be is the server's rule and said by it. */
export function RegisterForm() {
  const { form, banner, onSubmit } = useRegistration();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {banner && <Notice tone="bad" title={banner} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          aria-required
          error={errors.firstName?.message}
          {...register('firstName', { validate: filledIn('Enter your first name') })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
          aria-required
          error={errors.lastName?.message}
          {...register('lastName', { validate: filledIn('Enter your last name') })}
        />
      </div>
      <EmailField
        error={errors.email?.message}
        {...register('email', { validate: filledIn('Enter your email') })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="A few words in a row are easy to remember and hard to guess"
        aria-required
        error={errors.password?.message}
        {...register('password', { required: 'Choose a password', deps: formState.isSubmitted ? ['confirmPassword'] : [] })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', repeats('password'))}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={formState.isSubmitting}>
        Create account
      </Button>
    </form>
  );
}
