import type { FragmentType } from '@apollo/client';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import {
  useFailedMailRowFragment,
  useRetryMailMutation,
  type FailedMailRowFragment,
} from './FailedMailRow.generated.ts';

interface FailedMailRowProps {
  id: string;
  mail: FragmentType<FailedMailRowFragment>;
  /** Called when the mail is being retried and its row has gone. */
  onRetried: () => void;
}

/** One mail that could not be delivered. */
export function FailedMailRow({ id, mail, onRetried }: FailedMailRowProps) {
  const { recipient, subject, tries, lastError, createdAt } = useFailedMailRowFragment(mail);
  const [retry, { loading }] = useRetryMailMutation({
    variables: { id },
    refetchQueries: ['FailedMails'],
    awaitRefetchQueries: true,
  });

  async function tryAgain() {
    const answer = await retry().catch(() => undefined);
    if (!answer?.data) return toastFailure();
    toast('We’re trying to send it again.');
    onRetried();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[650]">{subject}</p>
        <p className="text-sm wrap-anywhere text-ink-2">To {recipient}</p>
        <p className="text-xs text-ink-2">
          Written {formatDateTime(createdAt)}, tried {tries} times
          {lastError && `. The mail server said: ${lastError}`}
        </p>
      </div>
      <Button
        busy={loading}
        onClick={() => void tryAgain()}
        aria-label={`Try again: ${subject} to ${recipient}`}
      >
        Try again
      </Button>
    </li>
  );
}
