import type { MailStatus } from '../../apollo/schema.generated.ts';
import { Mark } from '../frame/mark/Mark.tsx';

/** An email's status as a badge. */
export const mailBadges = {
  QUEUED: <Mark tone="warn">Sending</Mark>,
  SENT: <Mark tone="good">Sent</Mark>,
  FAILED: <Mark tone="bad">Not sent</Mark>,
} as const satisfies Record<MailStatus, unknown>;
