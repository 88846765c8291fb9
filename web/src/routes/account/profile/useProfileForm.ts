import { useForm } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { renewUser } from '../../../features/accounts/session/sessionStore.ts';
import { useSentForm, type SendingResult, type SentForm } from '../../../features/accounts/useSentForm.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { useUpdateProfileMutation } from './ProfileForm.generated.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
}

const failureOf = (error?: unknown) => failureText(error, 'We couldn’t save your profile. Please try again.');

/** Saves name and phone number, and shows the server's errors in the form. */
export function useProfileForm(profile: ProfileValues, onSaved: () => void): SentForm<ProfileValues> {
  const form = useForm<ProfileValues>({ defaultValues: profile });
  const [update] = useUpdateProfileMutation();

  async function send({ firstName, lastName, phone }: ProfileValues): Promise<SendingResult> {
    const input = { firstName, lastName, phone: phone.trim() || null };
    const answer = (await update({ variables: { input } })).data?.updateProfile;
    if (answer?.__typename !== 'User') return answer;
    renewUser(answer);
    toast('Profile saved.');
    onSaved();
    return 'done';
  }

  return useSentForm(form, send, failureOf);
}
