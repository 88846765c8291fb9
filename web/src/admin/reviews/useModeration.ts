import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import type { ReviewDecision } from '../../apollo/schema.generated.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import { useModerateReviewMutation, type QueuedReviewFragment } from './ReviewQueue.generated.ts';

/** A decision on a review. */
export interface Decision {
  decision: ReviewDecision;
  /** The reason for a rejection. */
  reason?: string;
  /** The review as loaded. */
  read: Pick<QueuedReviewFragment, 'revision' | 'state' | 'rejectionReason'>;
}

const DONE: Readonly<Record<ReviewDecision, string>> = {
  APPROVE: 'Published.',
  REJECT: 'Rejected.',
  REOPEN: 'Back in the queue.',
};
const UNDO = { PENDING: 'REOPEN', APPROVED: 'APPROVE', REJECTED: 'REJECT' } as const;
const UNDO_SECONDS = 8;

interface LastDecision {
  id: number;
  read: Decision['read'];
}

/** Decides on reviews and undoes the last decision. Authors aren't emailed, so a decision can be undone. */
export function useModeration() {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<LastDecision | null>(null);
  const [moderate] = useModerateReviewMutation(recounting('ReviewQueue'));

  const mark = (id: number, isGone: boolean) =>
    setDecided((ids) => {
      const next = new Set(ids);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });

  async function send(id: number, { decision, reason, read: { revision } }: Decision): Promise<boolean> {
    const input = { id, decision, revision, reason: reason ?? null };
    const answer = await moderate({ variables: { input } }).catch(failed);
    return tellAnswer(answer.data?.moderateReview, answer.error);
  }

  async function takeBack({ id, read }: LastDecision) {
    setLast(null);
    const decision = UNDO[read.state];
    if (await send(id, { decision, reason: read.rejectionReason ?? undefined, read }))
      toast('Decision undone.');
    mark(id, false);
  }

  return {
    /** Reviews that have been decided and are about to leave the list. */
    decided,
    async decide(id: number, given: Decision) {
      mark(id, true);
      if (!(await send(id, given))) return mark(id, false);
      const decision = { id, read: given.read };
      setLast(decision);
      toast(DONE[given.decision], {
        seconds: UNDO_SECONDS,
        action: { label: 'Undo', onPress: () => void takeBack(decision) },
      });
    },
    /** Undoes the last decision, if there is one. */
    undo() {
      if (last) void takeBack(last);
    },
  };
}
