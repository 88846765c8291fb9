import type { JobStatus } from '../../apollo/schema.generated.ts';
import { Mark } from '../frame/mark/Mark.tsx';

/** The label of a job type: `send-mail` becomes `Send mail`. */
export function workName(queue: string): string {
  const words = queue.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A job's status as a badge. */
export const jobBadges = {
  WAITING: <Mark tone="warn">Waiting</Mark>,
  ACTIVE: <Mark tone="warn">Running</Mark>,
  COMPLETED: <Mark tone="good">Done</Mark>,
  FAILED: <Mark tone="bad">Failed</Mark>,
} as const satisfies Record<JobStatus, unknown>;
