import { useFormContext } from 'react-hook-form';
import { keeps } from '../../lib/form/inputRule.ts';
import { registerInputRules } from '../../lib/form/inputRules.generated.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { repeats } from './newPassword.ts';

export interface NewPasswordValues {
  newPassword: string;
  confirmation: string;
}

/** A new password, typed twice, as part of a form. The server states and checks its minimum length. */
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
          validate: keeps(registerInputRules.password),
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
