import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { moderateReviewInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';

/** The review policy's grounds for rejection, as shown to the author. */
const REASONS = [
  'It isn’t about the tyres or their delivery.',
  'It has personal details, such as a name or a telephone number.',
  'Its language is offensive.',
  'It advertises something else.',
  'We have reason to believe that it was paid for.',
];

interface RejectFormProps {
  author: string;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

/** Asks for the reason, which a rejection requires. */
export function RejectForm({ author, onCancel, onReject }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const most = moderateReviewInputRules.reason.maxLength;
  useEffect(() => field.current?.focus(), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!reason.trim()) setError('Enter a reason for the author');
    else if (reason.length > most) setError(`Please use at most ${most} characters`);
    else return onReject(reason);
    field.current?.focus();
  }

  return (
    <PostForm
      aria-label={`Reject the review by ${author}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
      className="grid max-w-2xl gap-3"
    >
      <ul aria-label="Common reasons" className="flex flex-wrap gap-2">
        {REASONS.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                setReason(text);
                field.current?.focus();
              }}
              className="min-h-9 rounded-full border border-edge px-3 text-left text-sm hover:border-ink"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <TextAreaField
        ref={field}
        label="Reason (shown to the author)"
        rows={2}
        value={reason}
        length={reason.length}
        maxLength={most}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          Reject
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </PostForm>
  );
}
