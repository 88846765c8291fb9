import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { startTwoFactorSetupInputRules } from '../../../lib/form/inputRules.generated.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import type { Proof } from './useProofForm.ts';

interface OwnPasswordFieldProps {
  /** The account's email address. */
  email: string;
  label?: string;
}

/** The current user's password, as part of a form. */
export function OwnPasswordField({ email, label = 'Your password' }: OwnPasswordFieldProps) {
  const form = useFormContext<Pick<Proof, 'password'>>();
  const field = fieldsOf(form, startTwoFactorSetupInputRules);
  return (
    <>
      {/* Tells password managers which account it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField label={label} autoComplete="current-password" {...field('password')} />
    </>
  );
}
