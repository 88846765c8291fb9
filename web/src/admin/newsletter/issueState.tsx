import type { NewsletterIssueState } from '../../apollo/schema.generated.ts';
import { formatCount, formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import type { IssueRowFragment } from './Issues.generated.ts';

/** What is told of an issue's way to its readers. */
type IssueProgress = Omit<IssueRowFragment, ' $fragmentName'>;

export const ISSUES_PATH = '/admin/newsletter/issues';

/** How far an issue has come, as a badge. */
export const issueMarks = {
  DRAFT: <Mark>Draft</Mark>,
  SCHEDULED: <Mark tone="warn">Scheduled</Mark>,
  SENDING: <Mark tone="warn">Being sent</Mark>,
  SENT: <Mark tone="good">Sent</Mark>,
} as const satisfies Record<NewsletterIssueState, unknown>;

/** When it was begun, is to be sent, or was sent. */
export function issueTime({ state, createdAt, sendAt, sentAt }: IssueProgress): string {
  if (sentAt !== null) return `Sent on ${formatDateTime(sentAt)}`;
  if (state === 'DRAFT' || sendAt === null) return `Begun on ${formatDateTime(createdAt)}`;
  return `${state === 'SENDING' ? 'Since' : 'To be sent on'} ${formatDateTime(sendAt)}`;
}

/** To how many it was written, and what became of these mails. */
export function issueCounts({ recipients, mails }: IssueProgress): string {
  const { waiting, failed } = mails ?? { waiting: 0, failed: 0 };
  return [
    `${formatCount(recipients)} ${recipients === 1 ? 'subscriber' : 'subscribers'}`,
    waiting > 0 && `${formatCount(waiting)} on the way`,
    failed > 0 && `${formatCount(failed)} not delivered`,
  ]
    .filter(Boolean)
    .join(' · ');
}
