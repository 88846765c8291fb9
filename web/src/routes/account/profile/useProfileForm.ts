import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { renewUser } from '../../../features/accounts/session/sessionStore.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useUpdateProfileMutation, type UpdateProfileMutation } from './ProfileForm.generated.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
}

const FAILED_MESSAGE = 'We couldn’t save your profile. Please try again.';

export interface ProfileSaving {
  form: UseFormReturn<ProfileValues>;
  /** Null if the errors are shown beside their fields. */
  failure: string | null;
  onSubmit: SubmitForm;
}

/** Saves name and telephone number; the form shows the server's errors. */
export function useProfileForm(profile: ProfileValues, onSaved: () => void): ProfileSaving {
  const form = useForm<ProfileValues>({ defaultValues: profile });
  const [update] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<string | null>(null);

  function show(answer: UpdateProfileMutation['updateProfile'] | undefined) {
    if (answer?.__typename === 'User') {
      renewUser(answer);
      toast('Profile saved.');
      return onSaved();
    }
    if (answer && showRefusedFields(form, answer.fields)) return;
    setFailure(answer?.message ?? FAILED_MESSAGE);
  }

  async function submit({ firstName, lastName, phone }: ProfileValues) {
    setFailure(null);
    const input = { firstName, lastName, phone: phone.trim() || null };
    try {
      show((await update({ variables: { input } })).data?.updateProfile ?? undefined);
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return { form, failure, onSubmit: form.handleSubmit(submit) };
}
