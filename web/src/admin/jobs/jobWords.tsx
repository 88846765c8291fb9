import type { JobStatus } from '../../apollo/schema.generated.ts';
import { Mark } from '../frame/mark/Mark.tsx';

/** A kind of work in words: send-mail is "Send mail". */
export function workName(queue: string): string {
  const words = queue.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How far a job has come, as a badge. */
export const jobBadges = {
  WAITING: <Mark tone="warn">Waiting</Mark>,
  ACTIVE: <Mark tone="warn">Under way</Mark>,
  COMPLETED: <Mark tone="good">Done</Mark>,
  FAILED: <Mark tone="bad">Failed</Mark>,
} as const satisfies Record<JobStatus, unknown>;
