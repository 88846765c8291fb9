import type { FragmentType } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import type { MessageState } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { messageStates } from '../frame/mark/messageStates.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Deadline } from './Deadline.tsx';
import {
  useUpdateMessageStateMutation,
  useMessagePartsFragment,
  type MessagePartsFragment,
} from './Messages.generated.ts';
import { SenderFacts } from './SenderFacts.tsx';

interface ThreadProps {
  message: FragmentType<MessagePartsFragment>;
  back: { to: string; label: string };
  /** Refetches the conversation. */
  onReload: () => Promise<unknown>;
}

/** The toast when a message is closed or marked as spam; null for open states. */
const DONE: Readonly<Record<MessageState, string | null>> = {
  WAITING: null,
  ANSWERED: null,
  CLOSED: 'Closed.',
  SPAM: 'Marked as spam. It will be deleted after 30 days.',
};

/** A conversation with its sender and, unless it's spam, a form to answer it. */
export function Thread({ message: parts, back, onReload }: ThreadProps) {
  const message = useMessagePartsFragment(parts);
  const { state, subject, entries, name } = message;
  const { label, tone } = messageStates[state];
  const { busy, change } = useStateChange(message, onReload);
  const isOpen = state === 'WAITING' || state === 'ANSWERED';
  return (
    <AdminPage
      title={subject}
      back={back}
      mark={
        <>
          <Mark tone={tone}>{label}</Mark> <Deadline {...message} />
        </>
      }
      actions={
        isOpen ? (
          <>
            <Button busy={busy} onClick={() => void change('SPAM')}>
              Spam
            </Button>
            <Button busy={busy} onClick={() => void change('CLOSED')}>
              Close
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void change('WAITING')}>
            {state === 'SPAM' ? 'Not spam' : 'Reopen'}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <ol aria-label="Conversation" className="grid gap-3">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} sender={name} />
            ))}
          </ol>
          {state !== 'SPAM' && <AnswerForm message={message} onReload={onReload} />}
        </div>
        <SenderFacts message={message} />
      </div>
    </AdminPage>
  );
}

/** Closes a message, marks it as spam or reopens it, with a toast to undo. */
function useStateChange({ id, revision }: MessagePartsFragment, onReload: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [changeState, { loading }] = useUpdateMessageStateMutation(recounting('MessageList'));

  async function send(state: MessageState, from: number): Promise<number | null> {
    const input = { id, revision: from, state };
    const { data, error } = await changeState({ variables: { input } }).catch(failed);
    const answer = data?.updateMessageState;
    if (tellAnswer(answer, error)) return from + 1;
    await onReload();
    return null;
  }

  return {
    busy: loading,
    async change(state: MessageState) {
      const revised = await send(state, revision);
      if (revised === null || state === 'WAITING') return;
      toast(DONE[state] ?? '', {
        seconds: 8,
        action: { label: 'Undo', onPress: () => void send('WAITING', revised) },
      });
      void navigate('/admin/messages');
    },
  };
}

interface EntryProps {
  entry: MessagePartsFragment['entries'][number];
  /** The visitor's name. */
  sender: string;
}

function Entry({ entry: { author, text, at, writer }, sender }: EntryProps) {
  const isShop = author === 'SHOP';
  const who = isShop ? (writer ? `${writer.firstName} ${writer.lastName}` : 'The shop') : sender;
  return (
    <li
      className={classes(
        'grid gap-2 rounded-lg border border-line p-4',
        isShop ? 'bg-tint md:ml-10' : 'bg-card md:mr-10',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-[650] wrap-anywhere">{who}</span>
        <time dateTime={at} className="text-ink-2">
          {formatDateTime(at)}
        </time>
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
    </li>
  );
}
