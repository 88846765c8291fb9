import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { TwoFactorField } from '../../../features/accounts/proof/TwoFactorField.tsx';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { requestEmailChangeInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { NewStage } from '../../parts/signIn/NewStage.tsx';
import {
  useRequestEmailChangeMutation,
  type RequestEmailChangeMutation,
} from './RequestEmailChange.generated.ts';
import { useConfirmedForm, type Confirmation } from './useConfirmedForm.ts';

interface EmailChangeValues extends Confirmation {
  newEmail: string;
}

type SentLink = Extract<
  NonNullable<RequestEmailChangeMutation['requestEmailChange']>,
  { __typename: 'EmailChangeRequested' }
>;

const FAILED_MESSAGE = 'We couldn’t change your email. Please try again.';

interface RequestEmailChangeFormProps {
  /** The current address. */
  email: string;
  onDone: () => void;
}

/** Asks for the new address and the password, then confirms that a link was sent. */
export function RequestEmailChangeForm({ email, onDone }: RequestEmailChangeFormProps) {
  const [sent, setSent] = useState<SentLink | null>(null);
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const { form, failure, asksForCode, onSubmit } = useConfirmedForm<EmailChangeValues>(async (input) => {
    const answer = (await requestEmailChange({ variables: { input } })).data?.requestEmailChange;
    if (answer?.__typename !== 'EmailChangeRequested') return answer;
    setSent(answer);
    return 'done';
  }, FAILED_MESSAGE);
  const { formState } = form;
  const field = fieldsOf(form, requestEmailChangeInputRules);
  const { isSubmitting } = formState;
  if (sent) return <LinkSent sent={sent} email={email} onDone={onDone} />;
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <p>
        We’ll email a link to your new address. Until you click it, keep signing in with{' '}
        <span className="wrap-anywhere">{email}</span>.
      </p>
      <EmailField label="New email" {...field('newEmail')} />
      {/* Tells password managers which account it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField label="Your password" autoComplete="current-password" {...field('currentPassword')} />
      {asksForCode && (
        <FormProvider {...form}>
          <TwoFactorField />
        </FormProvider>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Email me the link
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </PostForm>
  );
}

function LinkSent({ sent, email, onDone }: { sent: SentLink } & RequestEmailChangeFormProps) {
  return (
    <NewStage>
      <div className="grid justify-items-start gap-5">
        <Notice tone="good" title="Check your inbox">
          <p>
            We’ve sent an email to <span className="wrap-anywhere">{sent.email}</span>. Click the link in it
            to change your address, within {sent.hours} hours. We’ve also let{' '}
            <span className="wrap-anywhere">{email}</span> know.
          </p>
        </Notice>
        <Button onClick={onDone}>Done</Button>
      </div>
    </NewStage>
  );
}
