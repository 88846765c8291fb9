import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { londonDay } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import type { JobDetailsFragment } from './Job.generated.ts';

/** A step that staff can take with a job. */
export type JobAct = 'move' | 'confirm' | 'complete' | 'miss' | 'giveUp' | 'cancel';

const LABELS: Readonly<Record<JobAct, string>> = {
  move: 'Move',
  confirm: 'Confirm for the garage',
  complete: 'Done',
  miss: 'No-show',
  giveUp: 'Ask for another time',
  cancel: 'Cancel fitting',
};

/** The steps that a job is ready for. */
function actsFor({ state, slot }: JobDetailsFragment, now: Date): JobAct[] {
  if (!bookingStates[state].isOpen) return [];
  const start = slot && new Date(slot.startsAt);
  return [
    'move',
    ...(state === 'REQUESTED' ? (['confirm'] as const) : []),
    ...(start && londonDay(start) <= londonDay(now) ? (['complete'] as const) : []),
    ...(start && start <= now ? (['miss'] as const) : []),
    ...(state === 'REQUESTED' || state === 'CONFIRMED' ? (['giveUp'] as const) : []),
    'cancel',
  ];
}

interface JobActionsProps {
  booking: JobDetailsFragment;
  onAct: (act: JobAct) => void;
}

/** The steps that a job is ready for, and links to its order and sheet. */
export function JobActions({ booking, onAct }: JobActionsProps) {
  const can = useCan();
  const [now] = useState(() => new Date());
  // Cancelling refunds what was paid for the fitting.
  const acts = can('WRITE_ORDERS')
    ? actsFor(booking, now).filter((act) => act !== 'cancel' || can('REFUND_ORDERS'))
    : [];
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'move' ? 'primary' : 'outlined'}
          className={act === 'cancel' ? 'text-bad!' : undefined}
          onClick={() => onAct(act)}
        >
          {LABELS[act]}
        </Button>
      ))}
      <LinkButton to={`/admin/orders/${booking.order.id}`}>Order</LinkButton>
      <LinkButton to={`/admin/fitting-jobs/${booking.id}/sheet`}>Job sheet</LinkButton>
    </div>
  );
}
