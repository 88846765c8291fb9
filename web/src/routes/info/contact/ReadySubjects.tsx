import type { MessageTopic } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/classes.ts';

/** A subject that many write about. */
export interface ReadySubject {
  readonly subject: string;
  readonly topic: MessageTopic;
}

/** What the shop must acknowledge, by law; the page on privacy leads here. */
export const DATA_COMPLAINT: ReadySubject = { subject: 'Complaint about my data', topic: 'DATA_PROTECTION' };

const SUBJECTS: readonly ReadySubject[] = [
  ...[
    'Question about an order',
    'Help choosing tyres',
    'Return or refund',
    'Warranty claim',
    'Fleet and business',
  ].map((subject) => ({ subject, topic: 'GENERAL' }) as const),
  DATA_COMPLAINT,
];

/** Usual subjects, so that a message reaches the right desk. */
export function ReadySubjects({ onChoose }: { onChoose: (ready: ReadySubject) => void }) {
  return (
    <ul aria-label="Usual subjects" className="flex flex-wrap gap-2">
      {SUBJECTS.map((ready) => (
        <li key={ready.subject}>
          <button
            type="button"
            onClick={() => onChoose(ready)}
            className={classes(
              'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-[600]',
              'hover:border-ink',
            )}
          >
            {ready.subject}
          </button>
        </li>
      ))}
    </ul>
  );
}
