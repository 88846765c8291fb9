import type { FragmentType } from '@apollo/client';
import { FormProvider } from 'react-hook-form';
import { NewPasswordFields } from '../../../features/accounts/NewPasswordFields.tsx';
import { SecondStepField } from '../../../features/accounts/proof/SecondStepField.tsx';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updatePasswordInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import {
  useUpdatePasswordFormFragment,
  type UpdatePasswordFormFragment,
} from './UpdatePasswordForm.generated.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changes the password, which ends every other session. */
export function UpdatePasswordForm({ user }: { user: FragmentType<UpdatePasswordFormFragment> }) {
  const { email } = useUpdatePasswordFormFragment(user);
  const { form, outcome, asksForCode, onSubmit } = usePasswordChange();
  const { formState } = form;
  const field = fieldsOf(form, updatePasswordInputRules);
  const { isSubmitting } = formState;
  return (
    <PostForm onSubmit={onSubmit} className="grid max-w-md gap-5">
      <div role="status" className="empty:hidden">
        {outcome && <Notice tone={outcome.tone} title={outcome.text} />}
      </div>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <FormProvider {...form}>
        <NewPasswordFields />
        {asksForCode && <SecondStepField />}
      </FormProvider>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </PostForm>
  );
}
