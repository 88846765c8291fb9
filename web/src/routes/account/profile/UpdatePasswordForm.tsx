import type { FragmentType } from '@apollo/client';
import { FormProvider } from 'react-hook-form';
import { NewPasswordFields, type NewPasswordValues } from '../../../features/accounts/NewPasswordFields.tsx';
import { TwoFactorField } from '../../../features/accounts/proof/TwoFactorField.tsx';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updatePasswordInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import {
  useUpdatePasswordFormFragment,
  useUpdatePasswordMutation,
  type UpdatePasswordFormFragment,
} from './UpdatePasswordForm.generated.ts';
import { useConfirmedForm, type Confirmation } from './useConfirmedForm.ts';

const CHANGED_MESSAGE = 'Your password has been changed, and you’ve been signed out everywhere else.';
const FAILED_MESSAGE = 'We couldn’t change your password. Please try again.';

/** Changes the password, which ends every other session. */
export function UpdatePasswordForm({ user }: { user: FragmentType<UpdatePasswordFormFragment> }) {
  const { email } = useUpdatePasswordFormFragment(user);
  // Refetch, to remove the ended sessions from the list.
  const [updatePassword] = useUpdatePasswordMutation({ refetchQueries: ['Account'] });
  const { form, isDone, failure, asksForCode, onSubmit } = useConfirmedForm<NewPasswordValues & Confirmation>(
    async ({ currentPassword, code, newPassword }) => {
      const input = { currentPassword, code, newPassword };
      const answer = (await updatePassword({ variables: { input } })).data?.updatePassword;
      return answer?.__typename === 'PasswordChanged' ? 'done' : answer;
    },
    FAILED_MESSAGE,
  );
  const { formState } = form;
  const field = fieldsOf(form, updatePasswordInputRules);
  const { isSubmitting } = formState;
  return (
    <PostForm onSubmit={onSubmit} className="grid max-w-md gap-5">
      <div role="status" className="empty:hidden">
        {isDone && <Notice tone="good" title={CHANGED_MESSAGE} />}
        {failure && <Notice tone="bad" title={failure} />}
      </div>
      {/* Tells password managers which account it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <FormProvider {...form}>
        <NewPasswordFields />
        {asksForCode && <TwoFactorField />}
      </FormProvider>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </PostForm>
  );
}
