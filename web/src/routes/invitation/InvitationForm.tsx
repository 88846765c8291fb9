import { FormProvider, useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../features/accounts/NewPasswordFields.tsx';
import { currentSession, endSession } from '../../features/accounts/session/sessionStore.ts';
import { useSentForm, type SendingResult } from '../../features/accounts/useSentForm.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { registerInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { FirstNameField, LastNameField } from '../../ui/form/NameFields.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import {
  useAcceptStaffInvitationMutation,
  type InvitationPartsFragment,
} from './AcceptInvitationRoute.generated.ts';

interface InvitationFormProps {
  /** The emailed link's token. */
  token: string;
  invitation: InvitationPartsFragment;
  onDone: () => void;
  /** Called if the token is no longer valid. */
  onInvalidToken: () => void;
}

interface InvitationValues extends NewPasswordValues {
  firstName: string;
  lastName: string;
}

const failureOf = (error?: unknown) =>
  failureText(error, 'We couldn’t accept the invitation. Please try again.');

/** Asks for a new password, twice, and for a new account also for the name. */
export function InvitationForm({ token, invitation, onDone, onInvalidToken }: InvitationFormProps) {
  const { email, hasAccount } = invitation;
  const [accept] = useAcceptStaffInvitationMutation();

  async function send({ firstName, lastName, newPassword }: InvitationValues): Promise<SendingResult> {
    const name = hasAccount ? {} : { firstName, lastName };
    const answer = (await accept({ variables: { input: { token, ...name, newPassword } } })).data
      ?.acceptStaffInvitation;
    if (answer?.__typename === 'StaffInvitationAccepted') {
      if (currentSession()?.user.email === answer.email) endSession();
      onDone();
    } else if (answer?.__typename === 'InvalidToken') onInvalidToken();
    else return answer;
    return 'done';
  }

  const { form, failure, onSubmit } = useSentForm(useForm<InvitationValues>(), send, failureOf);
  const field = fieldsOf(form, registerInputRules);
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      {hasAccount ? (
        <p className="text-sm text-ink-2">
          Your account gets the role. Staff need a password of at least 12 characters, so please choose a new
          one. It replaces the old one, and signs you out everywhere.
        </p>
      ) : (
        <>
          <FirstNameField {...field('firstName')} />
          <LastNameField {...field('lastName')} />
          <p className="text-sm text-ink-2">Choose a password of at least 12 characters.</p>
        </>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" variant="primary" size="lg" wide busy={form.formState.isSubmitting}>
        Accept and set password
      </Button>
    </PostForm>
  );
}
