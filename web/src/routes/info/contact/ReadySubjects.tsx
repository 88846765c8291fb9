import { classes } from '../../../ui/classes.ts';

const SUBJECTS = [
  'Question about an order',
  'Help choosing tyres',
  'Return or refund',
  'Warranty claim',
  'Fleet and business',
];

/** Usual subjects, so that a message reaches the right desk. */
export function ReadySubjects({ onChoose }: { onChoose: (subject: string) => void }) {
  return (
    <ul aria-label="Usual subjects" className="flex flex-wrap gap-2">
      {SUBJECTS.map((subject) => (
        <li key={subject}>
          <button
            type="button"
            onClick={() => onChoose(subject)}
            className={classes(
              'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-[600]',
              'hover:border-ink',
            )}
          >
            {subject}
          </button>
        </li>
      ))}
    </ul>
  );
}
