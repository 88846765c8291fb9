import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useRevokeCustomerSessionsMutation, type CustomerPartsFragment } from './Customer.generated.ts';

/** Most people have no more sessions than this. */
const FEW = 5;

/** The sessions of an account, with buttons to end them. */
export function CustomerSessions({ customer: { id, sessions } }: { customer: CustomerPartsFragment }) {
  const [end, { loading }] = useRevokeCustomerSessionsMutation();
  const [showsAll, setShowsAll] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function signOut(sessionId: string | null) {
    const answer = await end({ variables: { input: { id, sessionId } } }).catch(failed);
    if (tellAnswer(answer.data?.revokeCustomerSessions, answer.error))
      toast(sessionId ? 'Session signed out.' : 'Signed out everywhere.');
  }

  return (
    <Panel
      title="Signed in"
      action={
        others.length > 1 && (
          <Button busy={loading} onClick={() => void signOut(null)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {sessions?.length ? (
        <ul className="-mb-2 divide-y divide-line text-sm">
          {sessions
            .slice(0, showsAll ? sessions.length : FEW)
            .map(({ id: sessionId, device, address, lastSeenAt, isCurrent }) => (
              <li key={sessionId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="grid min-w-0 flex-1 basis-52">
                  <span className="font-[600]">{device}</span>
                  <span className="text-xs wrap-anywhere text-ink-2">
                    {address}, last used {formatDateTime(lastSeenAt)}
                  </span>
                </span>
                {isCurrent ? (
                  <span className="text-ink-2">This is you</span>
                ) : (
                  <Button
                    busy={loading}
                    onClick={() => void signOut(sessionId)}
                    aria-label={`Sign out ${device}, ${address}`}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">Not signed in anywhere.</p>
      )}
      {!showsAll && (sessions?.length ?? 0) > FEW && (
        <Button variant="plain" className="justify-self-start px-0" onClick={() => setShowsAll(true)}>
          Show all {sessions?.length}
        </Button>
      )}
    </Panel>
  );
}
