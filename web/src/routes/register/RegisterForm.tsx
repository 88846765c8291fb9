import { repeats } from '../../features/accounts/newPassword.ts';
import { required } from '../../lib/required.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FirstNameField, LastNameField } from '../../ui/NameFields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRegistration } from './useRegistration.ts';

/** The form of a new account. How long a password must be is the server's rule and said by it. */
export function RegisterForm() {
  const { form, banner, onSubmit } = useRegistration();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {banner && <Notice tone="bad" title={banner} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FirstNameField
          error={errors.firstName?.message}
          {...register('firstName', { validate: required('First name is required') })}
        />
        <LastNameField
          error={errors.lastName?.message}
          {...register('lastName', { validate: required('Last name is required') })}
        />
      </div>
      <EmailField
        error={errors.email?.message}
        {...register('email', { validate: required('Email is required') })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="A few words in a row are easy to remember and hard to guess"
        aria-required
        error={errors.password?.message}
        {...register('password', {
          required: 'Choose a password',
          deps: formState.isSubmitted ? ['confirmPassword'] : [],
        })}
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
