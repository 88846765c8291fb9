import { useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { formatCount } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { fromLondonInput } from '../form/londonTime.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import {
  useNewsletterChoicesQuery,
  useUnscheduleNewsletterIssueMutation,
  useSendNewsletterIssueMutation,
  useSendTestNewsletterIssueMutation,
  type EditedIssueFragment,
} from './Issues.generated.ts';

/** The actions for an issue: test it, send it, or stop it while it's scheduled. */
export function IssueSending({ issue }: { issue: EditedIssueFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [test, testing] = useSendTestNewsletterIssueMutation();
  const [recall, recalling] = useUnscheduleNewsletterIssueMutation();
  const variables = { id: issue.id };

  async function onTest() {
    const answer = await test({ variables }).catch(failed);
    if (tellAnswer(answer.data?.sendTestNewsletterIssue, answer.error))
      toast('Sending it to your email address.');
  }

  async function onRecall() {
    const answer = await recall({ variables }).catch(failed);
    if (tellAnswer(answer.data?.unscheduleNewsletterIssue, answer.error))
      toast('Stopped. The issue is a draft again.');
  }

  return (
    <div className="flex flex-wrap gap-3">
      {issue.state === 'DRAFT' && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          Send
        </Button>
      )}
      {issue.state === 'SCHEDULED' && (
        <Button busy={recalling.loading} onClick={() => void onRecall()}>
          Stop and edit
        </Button>
      )}
      <Button busy={testing.loading} onClick={() => void onTest()}>
        Email it to me
      </Button>
      <SendDialog issue={issue} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

interface SendDialogProps {
  issue: EditedIssueFragment;
  open: boolean;
  onClose: () => void;
}

/** Confirms sending, with the number of subscribers and an optional time. */
function SendDialog({ issue: { id, revision }, open, onClose }: SendDialogProps) {
  const [time, setTime] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, { loading }] = useSendNewsletterIssueMutation();
  const count = useNewsletterChoicesQuery().data?.newsletterFigures?.confirmed ?? 0;

  async function onConfirm() {
    setRefusal(null);
    const sendAt = time === '' ? null : fromLondonInput(time);
    const answer = await send({ variables: { input: { id, revision, sendAt } } }).catch(failed);
    const sent = answer.data?.sendNewsletterIssue;
    if (sent?.__typename !== 'NewsletterIssueSaved')
      return setRefusal(sent?.message ?? failureText(answer.error));
    toast(sendAt ? 'Scheduled' : 'Sending now');
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Send this issue?"
      confirmLabel={time === '' ? 'Send now' : 'Schedule'}
      refusal={refusal}
      busy={loading}
      onConfirm={() => void onConfirm()}
    >
      <p>
        It goes to everyone who gets the newsletter, currently {formatCount(count)}{' '}
        {count === 1 ? 'subscriber' : 'subscribers'}. Sent emails can’t be recalled.
      </p>
      <TextField
        type="datetime-local"
        label="Date and time (London)"
        optional
        hint="Leave empty to send now."
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
    </ConfirmDialog>
  );
}
