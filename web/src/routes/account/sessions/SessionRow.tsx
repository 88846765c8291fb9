import type { FragmentType } from '@apollo/client';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useRevokeSessionMutation,
  useSessionRowFragment,
  type SessionRowFragment,
} from './SessionRow.generated.ts';

interface SessionRowProps {
  id: string;
  session: FragmentType<SessionRowFragment>;
  /** Called after the session has ended, just before its row disappears. */
  onEnded: () => void;
}

/** One session of the account, with a button to end it. The current session has none, because signing out ends it. */
export function SessionRow({ id, session, onEnded }: SessionRowProps) {
  const { device, address, createdAt, lastSeenAt, isCurrent } = useSessionRowFragment(session);
  const [revoke, { loading }] = useRevokeSessionMutation({
    variables: { id },
    refetchQueries: ['Account'],
    awaitRefetchQueries: true,
  });

  async function end() {
    const answer = await revoke().catch(failed);
    if (!answer.data) return toastFailure(answer.error);
    toast(`${device} has been signed out.`);
    onEnded();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[650]">
          {device}
          {isCurrent && (
            <span className="ml-2 rounded-full bg-tint px-2.5 py-0.5 text-xs whitespace-nowrap text-good">
              This device
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">
          Last used {formatDateTime(lastSeenAt)}, address {address}
        </p>
        <p className="text-xs text-ink-2">Signed in {formatDateTime(createdAt)}</p>
      </div>
      {!isCurrent && (
        <Button
          busy={loading}
          onClick={() => void end()}
          aria-label={`Sign out ${device}, signed in ${formatDateTime(createdAt)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
