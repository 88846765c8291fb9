import { useState } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { formatWeekday } from '../../../lib/text/format.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { tellAnswer } from '../../frame/tellAnswer.ts';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { useMoveJobMutation } from '../job/Job.generated.ts';
import { JOB_LISTS } from '../job/jobLists.ts';
import { clock, instantOf } from './calendarPlan.ts';
import type { Drop } from './useJobDrag.ts';

const ASK_FIRST =
  'The buyer first has to ask for fitting within the days in which they can cancel. Open the job to record that.';

/** Moves a dropped job. The server decides; if it refuses, the job stays where it was. */
export function useMoveJob() {
  const [moving, setMoving] = useState<Drop | null>(null);
  const [moveJob] = useMoveJobMutation(recounting(...JOB_LISTS));

  async function move(drop: Drop) {
    const { job, column, start } = drop;
    const { id: bookingId, revision } = job.booking;
    const at = instantOf(column.day, start);
    if (at === null || moving) return;
    setMoving(drop);
    const input = { bookingId, revision, start: at, lane: column.lane };
    const { data, error } = await moveJob({ variables: { input } }).catch(failed);
    setMoving(null);
    const answer = data?.moveBooking;
    if (answer?.__typename === 'InvalidInput') return toast(ASK_FIRST, { seconds: 8 });
    if (tellAnswer(answer, error))
      toast(`Moved to ${[clock(start), column.name ?? formatWeekday(column.day)].join(', ')}.`);
  }

  return { moving, move };
}
