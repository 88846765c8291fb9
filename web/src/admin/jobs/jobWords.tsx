import type { JobStatus } from '../../apollo/schema.generated.ts';
import { StateBadge } from '../frame/StateBadge.tsx';

/** A kind of work in words: send-mail is "Send mail". */
export function workName(queue: string): string {
  const words = queue.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How far a job has come, as a badge. */
export const jobBadges = {
  WAITING: <StateBadge tone="warn">Waiting</StateBadge>,
  ACTIVE: <StateBadge tone="warn">Under way</StateBadge>,
  COMPLETED: <StateBadge tone="good">Done</StateBadge>,
  FAILED: <StateBadge tone="bad">Failed</StateBadge>,
} as const satisfies Record<JobStatus, unknown>;
