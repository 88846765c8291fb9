import type { MailStatus } from '../../apollo/schema.generated.ts';
import { StateBadge } from '../frame/StateBadge.tsx';

/** How far a mail has come, as a badge. */
export const mailBadges = {
  QUEUED: <StateBadge tone="warn">On its way</StateBadge>,
  SENT: <StateBadge tone="good">Sent</StateBadge>,
  FAILED: <StateBadge tone="bad">Not sent</StateBadge>,
} as const satisfies Record<MailStatus, unknown>;
