import { useFormContext } from 'react-hook-form';
import type { Proof } from '../../../features/accounts/useProofForm.ts';
import { keeps } from '../../../lib/inputRule.ts';
import { beginTwoStepInputRules } from '../../../lib/inputRules.generated.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';

/** The password of the account, as part of a form. */
export function OwnPasswordField({ email }: { email: string }) {
  const { register, formState } = useFormContext<Proof>();
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
        {...register('password', { validate: keeps(beginTwoStepInputRules.password) })}
      />
    </>
  );
}
