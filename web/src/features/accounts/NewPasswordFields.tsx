import { useFormContext } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { repeats } from './newPassword.ts';

/** What a form with a new password holds of it. */
export interface NewPasswordValues {
  newPassword: string;
  confirmation: string;
}

/** A new password, twice, in the form around it. How long it must be is the server's rule and said by it. */
export function NewPasswordFields() {
  const { register, formState } = useFormContext<NewPasswordValues>();
  const { errors, isSubmitted } = formState;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        aria-required
        error={errors.newPassword?.message}
        {...register('newPassword', {
          required: 'Choose a password',
          deps: isSubmitted ? ['confirmation'] : [],
        })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmation?.message}
        {...register('confirmation', repeats('newPassword'))}
      />
    </>
  );
}
