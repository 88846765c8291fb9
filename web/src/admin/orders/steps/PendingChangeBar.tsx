import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useHeldTransitionsQuery } from './HeldTransitions.generated.ts';
import {
  carryOutNow,
  dropChange,
  leaveScreen,
  usePendingChange,
  type PendingChange,
} from './pendingChange.ts';
import { useOrderCommands } from './useOrderCommands.ts';

const MS_IN_A_SECOND = 1000;

/** The number of bars on the screen. When it drops to zero, the user has left the orders. */
let shown = 0;

function useReadOnLeave() {
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
      // The next order screen mounts its bar in the same tick.
      queueMicrotask(() => {
        if (shown === 0) leaveScreen();
      });
    };
  }, []);
}

/** Shows a change that was held before the page loaded, such as by a browser that was closed. */
function useResuming() {
  const { data } = useHeldTransitionsQuery({ fetchPolicy: 'network-only' });
  const { resume } = useOrderCommands();
  const latest = data?.heldTransitions?.at(-1);
  const show = useEffectEvent(() => {
    if (latest) resume(latest);
  });
  useEffect(() => show(), [latest]);
}

/**
 * A change to orders while it can be undone, with a countdown; then its outcome.
 * @param onDone called when orders have changed.
 */
export function PendingChangeBar({ onDone }: { onDone: () => void }) {
  useReadOnLeave();
  useResuming();
  const pending = usePendingChange();
  const { pathname } = useLocation();
  const phase = pending?.phase;
  const client = useApolloClient();
  const settle = useEffectEvent(async () => {
    if (phase !== 'done' && phase !== 'refused') return;
    onDone();
    const done = pending?.change.done ?? 'Done';
    if (phase === 'done') dropChange();
    await client.refetchQueries({ include: ['Waiting'] }).catch(() => undefined);
    if (phase === 'done') toast(`${done}.`);
  });
  useEffect(() => void settle(), [phase]);

  if (!pending || phase === 'done') return null;
  if (pending.phase === 'refused')
    return pending.change.startedOn === pathname ? <Refused {...pending} /> : null;
  if (pending.phase === 'unreached')
    return (
      <Notice tone="bad" title="We couldn’t reach the shop.">
        <p>{pending.change.words} isn’t confirmed. It’s safe to try again.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={pending.again}>Try again</Button>
          <Button variant="plain" onClick={dropChange}>
            Close
          </Button>
        </div>
      </Notice>
    );
  return <Held pending={pending} />;
}

function Held({ pending }: { pending: Exclude<PendingChange, { phase: 'refused' }> }) {
  const { change } = pending;
  const isHeld = pending.phase === 'held';
  return (
    <div
      role="region"
      aria-label="Pending change"
      className={classes(
        'sticky top-15 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-2 text-sm asphalt',
        'shadow-float',
      )}
    >
      <p role="status" className="mr-auto min-h-6">
        {change.words}
        {isHeld ? <span className="sr-only"> in ten seconds</span> : '…'}
        {isHeld && <Countdown until={pending.until} />}
      </p>
      {isHeld && (
        <>
          <button
            type="button"
            className="min-h-11 rounded-md border-[1.5px] border-current px-5 font-[650] hover:bg-on-asphalt/10"
            onClick={dropChange}
          >
            Undo
          </button>
          <button
            type="button"
            className="min-h-11 px-2 font-[650] underline underline-offset-4"
            onClick={carryOutNow}
          >
            Do it now
          </button>
        </>
      )}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MS_IN_A_SECOND);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true"> in {Math.max(1, Math.ceil((until - now) / MS_IN_A_SECOND))} s</span>;
}

function Refused({ refused }: Extract<PendingChange, { phase: 'refused' }>) {
  return (
    <Notice
      tone="bad"
      title={`${refused.length} ${refused.length === 1 ? 'order was' : 'orders were'} not changed`}
    >
      <ul className="grid gap-1">
        {refused.map(({ order, message }) => (
          <li key={order} className="wrap-anywhere">
            <b>{order}</b>: {message}
          </li>
        ))}
      </ul>
      <Button className="mt-2 justify-self-start" onClick={dropChange}>
        Close
      </Button>
    </Notice>
  );
}
