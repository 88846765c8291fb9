import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { NewStage } from '../../parts/signIn/NewStage.tsx';
import type { AccountQuery } from '../frame/AccountPage.generated.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { TurnOff } from './TurnOff.tsx';

// Lazy, because drawing the QR code takes more code than the rest of the section.
const TurnOn = lazy(async () => ({ default: (await import('./TurnOn.tsx')).TurnOn }));

type Account = Pick<NonNullable<AccountQuery['me']>, 'email' | 'emailVerified' | 'twoFactor'>;
type Task = 'turnOn' | 'renew' | 'turnOff';

/** The account's two-factor sign-in: its status, and the tasks to change it. */
export function TwoFactorSection({ account }: { account: Account }) {
  const [task, setTask] = useState<Task | 'done' | null>(null);
  const props = { email: account.email, onDone: () => setTask('done') };
  return (
    <AccountSection
      id="two-step"
      intro="With a code from your phone as well as your password, nobody can sign in with your password alone."
    >
      <Suspense fallback={<Skeleton className="h-32" />}>
        {task === 'turnOn' && <TurnOn {...props} />}
        {task === 'renew' && <RenewCodes {...props} />}
        {task === 'turnOff' && <TurnOff {...props} />}
        {task === null && <Status account={account} onTask={setTask} />}
        {task === 'done' && (
          <NewStage>
            <Status account={account} onTask={setTask} />
          </NewStage>
        )}
      </Suspense>
    </AccountSection>
  );
}

interface StatusProps {
  account: Account;
  onTask: (task: Task) => void;
}

function Status({ account: { twoFactor, emailVerified }, onTask }: StatusProps) {
  const reason = emailVerified ? undefined : 'Please confirm your email first.';
  if (!twoFactor)
    return (
      <div className="grid content-start justify-items-start gap-5">
        <p>It’s off. To turn it on, you need an authenticator app on your phone and two minutes.</p>
        <Button disabledReason={reason} onClick={() => onTask('turnOn')}>
          Turn on
        </Button>
        {reason && <p className="text-sm text-ink-2">{reason}</p>}
      </div>
    );
  return (
    <div className="grid content-start gap-5">
      <p>
        <span className="font-[600] text-good">On</span> since {formatDate(twoFactor.since)}.
      </p>
      <CodesLeft count={twoFactor.recoveryCodesLeft} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onTask('renew')}>New recovery codes</Button>
        <Button onClick={() => onTask('turnOff')}>Turn off</Button>
      </div>
    </div>
  );
}

/** When this few are left, it's time for new ones. */
const FEW = 2;

function CodesLeft({ count }: { count: number }) {
  const words =
    count === 1 ? 'You have 1 recovery code left' : `You have ${count || 'no'} recovery codes left`;
  if (count > FEW) return <p>{words}.</p>;
  return (
    <Notice tone="warn" title={words}>
      <p>Without them you can’t sign in if you lose your phone. Get new ones now.</p>
    </Notice>
  );
}
