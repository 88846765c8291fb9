import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { formatTime, formatWeekday, londonDay } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import {
  useConfirmFittingJobMutation,
  useDeclineFittingJobMutation,
  useProposeFittingTimesMutation,
  type JobSheetFragment,
} from './FittingJobRoute.generated.ts';
import { refusalOf, type JobLink } from './jobAnswer.ts';

interface JobAnswersProps {
  job: JobSheetFragment;
  link: JobLink;
}

const MOST_TIMES = 2;
const LONGEST_REASON = 300;
const REFETCH = { refetchQueries: ['FittingJob'], awaitRefetchQueries: true };

/** A garage's answers to a request: yes, another time, or no. Renders nothing once it's settled. */
export function JobAnswers({ job, link }: JobAnswersProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [open, setOpen] = useState<'times' | 'no' | null>(null);
  const [confirm, { loading }] = useConfirmFittingJobMutation(REFETCH);
  if (!job.canDecline) return null;

  async function sendConfirmation() {
    setRefusal(refusalOf(await confirm({ variables: { input: link } }).catch(failed)));
  }

  return (
    <section aria-label="Your answer" className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      {job.proposed.length > 0 && (
        <Notice title="You offered other times">
          {job.proposed.map((start) => slotText(new Date(start))).join(', or ')}. We’ll email you what the
          buyer chooses. You can still confirm the first time.
        </Notice>
      )}
      {job.isAsked && (
        <Button variant="primary" size="lg" wide busy={loading} onClick={() => void sendConfirmation()}>
          Confirm {slotText(new Date(job.startsAt))}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        {job.isAsked && (
          <Button aria-expanded={open === 'times'} onClick={() => setOpen(open === 'times' ? null : 'times')}>
            Offer other times
          </Button>
        )}
        <Button aria-expanded={open === 'no'} onClick={() => setOpen(open === 'no' ? null : 'no')}>
          We can’t do it
        </Button>
      </div>
      {open === 'times' && <TimesForm job={job} link={link} onSent={() => setOpen(null)} />}
      {open === 'no' && <DeclineForm link={link} onSent={() => setOpen(null)} />}
    </section>
  );
}

function TimesForm({ job, link, onSent }: JobAnswersProps & { onSent: () => void }) {
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const days = [...new Set(job.freeTimes.map((start) => londonDay(new Date(start))))];
  const [propose, { loading }] = useProposeFittingTimesMutation(REFETCH);

  async function send() {
    const answer = await propose({ variables: { input: { ...link, starts: [...starts] } } }).catch(failed);
    const refused = refusalOf(answer);
    setRefusal(refused);
    if (refused === null) onSent();
  }

  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4">
      <legend className="px-1 font-[650]">Choose one or two times that suit you</legend>
      {refusal && <Notice tone="bad" title={refusal} />}
      <div className="grid max-h-80 gap-3 overflow-y-auto">
        {days.map((day) => (
          <fieldset key={day}>
            <legend className="text-sm font-[650]">{formatWeekday(day)}</legend>
            <div className="grid grid-cols-3 gap-x-3 sm:grid-cols-5">
              {job.freeTimes
                .filter((start) => londonDay(new Date(start)) === day)
                .map((start) => (
                  <Checkbox
                    key={start}
                    label={formatTime(start)}
                    checked={starts.includes(start)}
                    disabled={!starts.includes(start) && starts.length === MOST_TIMES}
                    onChange={({ target }) => {
                      setRefusal(null);
                      setStarts(target.checked ? [...starts, start] : starts.filter((one) => one !== start));
                    }}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      {starts.length > 0 && (
        <p aria-live="polite" className="text-sm">
          {starts.map((start) => slotText(new Date(start))).join(', or ')}
        </p>
      )}
      <Button variant="primary" className="justify-self-start" busy={loading} onClick={() => void send()}>
        Send these times
      </Button>
    </fieldset>
  );
}

function DeclineForm({ link, onSent }: Pick<JobAnswersProps, 'link'> & { onSent: () => void }) {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [decline, { loading }] = useDeclineFittingJobMutation(REFETCH);

  async function send() {
    const refused = refusalOf(await decline({ variables: { input: { ...link, reason } } }).catch(failed));
    setRefusal(refused);
    if (refused === null) onSent();
  }

  return (
    <div className="grid gap-3 rounded-lg border border-line p-4">
      <TextAreaField
        label="Why can’t you do it? The buyer reads this."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={refusal ?? undefined}
        length={LONGEST_REASON}
        rows={3}
      />
      <Button variant="primary" className="justify-self-start" busy={loading} onClick={() => void send()}>
        Give the job back
      </Button>
    </div>
  );
}
