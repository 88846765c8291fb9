import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { useSentForm } from '../../features/accounts/useSentForm.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { loginInputRules } from '../../lib/form/inputRules.generated.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { NewStage } from '../parts/signIn/NewStage.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useRequestPasswordResetMutation } from './ForgotPasswordRoute.generated.ts';

interface ForgotPasswordValues {
  email: string;
}

const failureOf = (error?: unknown) => failureText(error, 'We couldn’t send the link. Please try again.');

/**
 * /forgot-password: emails a link for setting a new password, without revealing whether the address has an account.
 */
export function ForgotPasswordRoute() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SignInPage
      title="Forgotten your password?"
      intro={sentTo === null && 'We’ll email you a link to set a new one.'}
    >
      <PageHead title="Forgotten your password?" robots="noindex,follow" />
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Sent to={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <p className="border-t border-line pt-4 text-sm">
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </SignInPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<ForgotPasswordValues>();
  const { formState } = form;
  const field = fieldsOf(form, loginInputRules);
  const [requestReset] = useRequestPasswordResetMutation();
  const { failure, onSubmit } = useSentForm(
    form,
    async ({ email }) => {
      await requestReset({ variables: { email: email.trim() } });
      onSent(email.trim());
      return 'done';
    },
    failureOf,
  );

  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField autoComplete="username" {...field('email')} />
      <Button type="submit" variant="primary" size="lg" wide busy={formState.isSubmitting}>
        Email me a link
      </Button>
    </PostForm>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <NewStage>
      <div className="grid gap-4">
        <Notice tone="good" title="Check your inbox">
          <p>
            If <span className="font-[650] wrap-anywhere">{to}</span> has an account, a link is on its way.
            You can use it once, within 30 minutes.
          </p>
        </Notice>
        <Button onClick={onAgain}>Try another address</Button>
      </div>
    </NewStage>
  );
}
