import type { FragmentType } from '@apollo/client';
import { FormProvider } from 'react-hook-form';
import { NewPasswordFields } from '../../../features/accounts/NewPasswordFields.tsx';
import { SecondStepField } from '../../../features/accounts/SecondStepField.tsx';
import { keeps } from '../../../lib/inputRule.ts';
import { changePasswordInputRules } from '../../../lib/inputRules.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import {
  useChangePasswordFormFragment,
  type ChangePasswordFormFragment,
} from './ChangePasswordForm.generated.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changes the password, which ends every other session. */
export function ChangePasswordForm({ user }: { user: FragmentType<ChangePasswordFormFragment> }) {
  const { email } = useChangePasswordFormFragment(user);
  const { form, outcome, asksForCode, onSubmit } = usePasswordChange();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-md gap-5">
      <div role="status" className="empty:hidden">
        {outcome && <Notice tone={outcome.tone} title={outcome.text} />}
      </div>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword?.message}
        {...register('currentPassword', {
          validate: keeps(changePasswordInputRules.currentPassword),
        })}
      />
      <FormProvider {...form}>
        <NewPasswordFields />
        {asksForCode && <SecondStepField />}
      </FormProvider>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
