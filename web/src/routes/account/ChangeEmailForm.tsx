import { MAX_EMAIL_LENGTH } from '@treadline/schema/trade/email-address';
import { emailRule } from '../../features/checkout/checkoutRules.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NewStage } from '../parts/NewStage.tsx';
import { useEmailChange, type SentLink } from './useEmailChange.ts';

interface ChangeEmailFormProps {
  /** The address the account has. */
  email: string;
  onDone: () => void;
}

/** Asks for the new address and the password, and says that a link is on its way. */
export function ChangeEmailForm({ email, onDone }: ChangeEmailFormProps) {
  const { form, sent, failure, onSubmit } = useEmailChange();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  if (sent) return <LinkSent sent={sent} email={email} onDone={onDone} />;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <p>
        We email a link to the new address. Until you follow it you sign in with{' '}
        <span className="wrap-anywhere">{email}</span>.
      </p>
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        aria-required
        error={errors.newEmail?.message}
        {...register('newEmail', { validate: emailRule })}
      />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: 'Enter your password' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Email me the link
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function LinkSent({ sent, email, onDone }: { sent: SentLink } & ChangeEmailFormProps) {
  return (
    <NewStage>
      <div className="grid justify-items-start gap-5">
        <Notice tone="good" title="Check your inbox">
          <p>
            We have sent a mail to <span className="wrap-anywhere">{sent.email}</span>. Your email changes
            once you follow the link in it, within {sent.hours} hours. We also let{' '}
            <span className="wrap-anywhere">{email}</span> know.
          </p>
        </Notice>
        <Button onClick={onDone}>Done</Button>
      </div>
    </NewStage>
  );
}
