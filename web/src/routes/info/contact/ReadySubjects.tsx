import type { MessageTopic } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/base/classes.ts';

/** A common subject. */
export interface ReadySubject {
  readonly subject: string;
  readonly topic: MessageTopic;
}

/** By law, the shop must acknowledge this complaint. The privacy page links here. */
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

interface ReadySubjectsProps {
  /** The form's current values. A topic with a deadline stays chosen even if its subject is reworded. */
  chosen: ReadySubject;
  onChoose: (ready: ReadySubject) => void;
}

const isChosen = (ready: ReadySubject, { subject, topic }: ReadySubject): boolean =>
  ready.topic === topic && (topic !== 'GENERAL' || ready.subject === subject);

/** Common subjects, so that a message reaches the right desk. */
export function ReadySubjects({ chosen, onChoose }: ReadySubjectsProps) {
  return (
    <ul aria-label="Usual subjects" className="flex flex-wrap gap-2">
      {SUBJECTS.map((ready) => (
        <li key={ready.subject}>
          <button
            type="button"
            aria-pressed={isChosen(ready, chosen)}
            onClick={() => onChoose(ready)}
            className={classes(
              'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-[600]',
              'hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
            )}
          >
            {ready.subject}
          </button>
        </li>
      ))}
    </ul>
  );
}
