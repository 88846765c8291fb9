import type { NewsletterIssueState } from '../../apollo/schema.generated.ts';
import { formatCount, formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import type { IssueRowFragment } from './Issues.generated.ts';

/** The state, times and delivery counts of an issue. */
type IssueProgress = Omit<IssueRowFragment, ' $fragmentName'>;

export const ISSUES_PATH = '/admin/newsletter/issues';

/** An issue's state as a badge. */
export const issueMarks = {
  DRAFT: <Mark>Draft</Mark>,
  SCHEDULED: <Mark tone="warn">Scheduled</Mark>,
  SENDING: <Mark tone="warn">Sending</Mark>,
  SENT: <Mark tone="good">Sent</Mark>,
} as const satisfies Record<NewsletterIssueState, unknown>;

/** When the issue was created, will be sent, or was sent. */
export function issueTime({ state, createdAt, sendAt, sentAt }: IssueProgress): string {
  if (sentAt !== null) return `Sent ${formatDateTime(sentAt)}`;
  if (state === 'DRAFT' || sendAt === null) return `Created ${formatDateTime(createdAt)}`;
  return `${state === 'SENDING' ? 'Sending since' : 'Scheduled for'} ${formatDateTime(sendAt)}`;
}

/** The number of recipients, and of emails still waiting or failed. */
export function issueCounts({ recipients, mails }: IssueProgress): string {
  const { waiting, failed } = mails ?? { waiting: 0, failed: 0 };
  return [
    `${formatCount(recipients)} ${recipients === 1 ? 'subscriber' : 'subscribers'}`,
    waiting > 0 && `${formatCount(waiting)} waiting`,
    failed > 0 && `${formatCount(failed)} failed`,
  ]
    .filter(Boolean)
    .join(' · ');
}
