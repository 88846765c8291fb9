import { failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { useRequestDataExportMutation, type RequestDataExportMutation } from './DataExport.generated.ts';

interface DataExportProps {
  /** The account's email address. */
  email: string;
  /** The link is sent only to a confirmed address. */
  isConfirmed: boolean;
}

type Answer = RequestDataExportMutation['requestDataExport'];

const FAILED_MESSAGE = 'We couldn’t send it just now. Please try again.';

function reasonToWait(answer: Answer | undefined, isConfirmed: boolean): string | undefined {
  if (!isConfirmed) return 'Please confirm your email first, as that’s where we send the link.';
  return answer ? 'You can ask for a link once an hour.' : undefined;
}

/** Emails the customer a link to a copy of their data. */
export function DataExport({ email, isConfirmed }: DataExportProps) {
  const [request, { data, error, loading }] = useRequestDataExportMutation();
  const answer = data?.requestDataExport;
  const reason = reasonToWait(answer, isConfirmed);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-base font-[650]">A copy of your data</h3>
      <p className="max-w-prose">
        One file with your profile, addresses, vehicles, orders, reviews and everything else we keep about
        you, in a format other programs can read (JSON). We’ll email the link to{' '}
        <span className="wrap-anywhere">{email}</span>.
      </p>
      <Button busy={loading} disabledReason={reason} onClick={() => void request().catch(() => undefined)}>
        Email me a link
      </Button>
      {!isConfirmed && <p className="text-sm text-ink-2">{reason}</p>}
      <div role="status" className="empty:hidden">
        {answer && <Sent answer={answer} />}
      </div>
      {error && !loading && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {failureText(error, FAILED_MESSAGE)}
        </p>
      )}
    </div>
  );
}

function Sent({ answer }: { answer: NonNullable<Answer> }) {
  if (answer.__typename !== 'DataExportRequested') return <Notice tone="warn">{answer.message}</Notice>;
  return (
    <Notice tone="good">
      <p className="max-w-prose">
        We’ve sent a link to <span className="wrap-anywhere">{answer.email}</span>. It works for{' '}
        {answer.hours} hours and five downloads.
      </p>
    </Notice>
  );
}
