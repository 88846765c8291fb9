import type { MailStatus } from '../../apollo/schema.generated.ts';
import { Mark } from '../frame/mark/Mark.tsx';

/** How far a mail has come, as a badge. */
export const mailBadges = {
  QUEUED: <Mark tone="warn">On its way</Mark>,
  SENT: <Mark tone="good">Sent</Mark>,
  FAILED: <Mark tone="bad">Not sent</Mark>,
} as const satisfies Record<MailStatus, unknown>;
