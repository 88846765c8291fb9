import { useFormContext } from 'react-hook-form';
import { keeps } from '../../lib/inputRule.ts';
import { changeRoleInputRules } from '../../lib/inputRules.generated.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SecondStepField } from './SecondStepField.tsx';
import type { Proof } from './useProofForm.ts';

/** The part of an administrator’s form in which they say once more who they are. */
export function OwnProofFields({ isCodeAsked }: { isCodeAsked: boolean }) {
  const { register, formState } = useFormContext<Proof>();
  return (
    <>
      <PasswordField
        label="Your own password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
        {...register('password', { validate: keeps(changeRoleInputRules.currentPassword) })}
      />
      {isCodeAsked && <SecondStepField />}
    </>
  );
}
