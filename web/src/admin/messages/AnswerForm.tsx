import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { answerMessageInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { forgetDraft, keepDraft, readDraft } from '../form/formDraft.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import {
  useAnswerMessageMutation,
  useReadyTextsQuery,
  type MessagePartsFragment,
} from './Messages.generated.ts';
import { readyTexts } from './readyTexts.ts';

interface AnswerFormProps {
  message: MessagePartsFragment;
  /** Refetches the conversation. */
  onReload: () => Promise<unknown>;
}

const STALE =
  'A colleague changed this conversation in the meantime, so your answer wasn’t sent. Read the latest version, then ' +
  'send it if it’s still needed.';
/** The unsent answer, kept as a draft. */
function useDraft(id: string) {
  const draft = `message:${id}`;
  const [text, setText] = useState(() => String(readDraft(draft)?.values['text'] ?? ''));
  return {
    text,
    type(next: string) {
      setText(next);
      if (next) keepDraft(draft, { text: next }, null);
      else forgetDraft(draft);
    },
  };
}

/** Writes an answer, emailed to the sender with the conversation quoted below. Ctrl-Enter sends it. */
export function AnswerForm({ message, onReload }: AnswerFormProps) {
  const { id, revision, email, state } = message;
  const { text, type } = useDraft(id);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string | null>(null);
  const [answerMessage, { loading }] = useAnswerMessageMutation(recounting('MessageList'));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the message.
    if (state === 'WAITING' && matchMedia('(hover: hover)').matches)
      field.current?.focus({ preventScroll: true });
  }, [id, state]);

  async function send(closes: boolean) {
    if (loading) return;
    setNotice(null);
    setFault(undefined);
    const input = { id, revision, text, closes };
    const { data, error } = await answerMessage({ variables: { input } }).catch(failed);
    const answer = data?.answerMessage;
    if (answer?.__typename === 'Message') {
      type('');
      toast(closes ? 'Answer sent and message closed.' : 'Answer sent.');
      return;
    }
    if (answer?.__typename === 'InvalidInput') {
      setFault(answer.message);
      field.current?.focus();
      return;
    }
    if (answer) await onReload();
    setNotice(
      answer?.__typename === 'StaleWrite'
        ? STALE
        : (answer && 'message' in answer && answer.message) ||
            `${failureText(error)} Your answer is kept in this browser.`,
    );
  }

  return (
    <PostForm
      aria-label="Answer"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void send(false);
      }}
      className="grid gap-3 rounded-lg border border-line bg-card p-4"
    >
      <ReadyTexts
        message={message}
        onChoose={(ready) => {
          type(text ? `${text}\n\n${ready}` : ready);
          field.current?.focus();
        }}
      />
      <TextAreaField
        ref={field}
        label={`Answer to ${email}`}
        rows={8}
        value={text}
        length={text.length}
        maxLength={answerMessageInputRules.text.maxLength}
        hint="Ctrl + Enter to send. The conversation is quoted below; replies go to the shop’s inbox."
        error={fault}
        onChange={({ target }) => {
          type(target.value);
          setFault(undefined);
        }}
      />
      {notice && <Notice tone="bad" title={notice} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={loading} aria-keyshortcuts="Control+Enter">
          Send answer
        </Button>
        <Button busy={loading} onClick={() => void send(true)}>
          Send and close
        </Button>
      </div>
    </PostForm>
  );
}

interface ReadyTextsProps {
  message: MessagePartsFragment;
  onChoose: (text: string) => void;
}

function ReadyTexts({ message, onChoose }: ReadyTextsProps) {
  const settings = useReadyTextsQuery().data?.shopSettings;
  if (!settings) return null;
  return (
    <ul aria-label="Saved replies" className="flex flex-wrap gap-2">
      {readyTexts(settings, message).map(({ label, text }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-9 rounded-full border border-edge px-3 text-sm hover:border-ink"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
