import { failed } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import { useResendMailMutation, type MailsQuery } from './Mails.generated.ts';

type Resent = Pick<
  NonNullable<MailsQuery['mails']>['items'][number],
  'id' | 'recipient' | 'subject' | 'status'
>;

interface ResendMailProps {
  mail: Resent;
  /** Drawn as its screen's main action. */
  primary?: boolean;
}

/** Retries a failed email, or sends a delivered one again. */
export function ResendMail({ mail: { id, recipient, subject, status }, primary = false }: ResendMailProps) {
  const [resend, { loading }] = useResendMailMutation({
    variables: { id },
    ...recounting('Mails'),
  });
  if (status === 'QUEUED') return null;
  const label = status === 'FAILED' ? 'Try again' : 'Send again';

  async function again() {
    const answer = await resend().catch(failed);
    if (tellAnswer(answer.data?.resendMail, answer.error)) toast(`On its way to ${recipient}.`);
  }

  return (
    <Button
      variant={primary ? 'primary' : 'outlined'}
      busy={loading}
      aria-label={`${label}: ${subject} to ${recipient}`}
      onClick={() => void again()}
      className="relative z-1"
    >
      {label}
    </Button>
  );
}
