import type { MailStatus } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { useMailsQuery, type MailsQuery } from './Mails.generated.ts';
import { mailBadges } from './mailStatus.tsx';
import { ResendMail } from './ResendMail.tsx';

type MailRow = NonNullable<MailsQuery['mails']>['items'][number];

const LIST = { sort: '', sorts: [''] };
const STATUSES: readonly MailStatus[] = ['FAILED', 'QUEUED', 'SENT'];
const TABS = [
  { id: '', label: 'All' },
  { id: 'FAILED', label: 'Not sent' },
  { id: 'QUEUED', label: 'Sending' },
  { id: 'SENT', label: 'Sent' },
];

const subjectOf = ({ id, subject }: MailRow) => <RowLink to={`/admin/mail/${id}`}>{subject}</RowLink>;
const toWhom = ({ recipient }: MailRow) => <span className="wrap-anywhere text-ink-2">{recipient}</span>;

const COLUMNS: readonly ListColumn<MailRow>[] = [
  { id: 'subject', label: 'Subject', always: true, cell: subjectOf },
  { id: 'to', label: 'To', always: true, cell: toWhom },
  { id: 'written', label: 'Written', always: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { id: 'state', label: 'State', always: true, cell: ({ status }) => mailBadges[status] },
  {
    id: 'error',
    label: 'Mail server’s answer',
    always: true,
    cell: ({ lastError }) => <span className="text-xs wrap-anywhere text-ink-2">{lastError}</span>,
  },
  {
    id: 'action',
    label: 'Action',
    always: true,
    cell: (mail) => mail.status === 'FAILED' && <ResendMail mail={mail} />,
  },
];

/** `/admin/mail`: all emails of the last 90 days, sent or not. */
export function MailScreen() {
  const list = useListState(LIST);
  const status = STATUSES.find((one) => one === list.tab) ?? null;
  const { data, error, refetch } = useMailsQuery({
    variables: { filter: { status, search: list.search }, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Emails">
      <AdminList
        name="emails"
        list={list}
        tabs={TABS}
        searchLabel="Address or subject"
        columns={COLUMNS}
        page={data?.mails}
        error={error}
        onRetry={refetch}
        rowName={({ subject, recipient }) => `${subject} to ${recipient}`}
        card={(mail) => (
          <div className="grid gap-1.5">
            <div className="flex items-start justify-between gap-3">
              {subjectOf(mail)}
              {mailBadges[mail.status]}
            </div>
            {toWhom(mail)}
            <span className="text-xs text-ink-2">{formatDateTime(mail.createdAt)}</span>
            {mail.status === 'FAILED' && (
              <>
                <span className="text-xs wrap-anywhere text-ink-2">{mail.lastError}</span>
                <div>
                  <ResendMail mail={mail} />
                </div>
              </>
            )}
          </div>
        )}
        empty={{
          title: 'No emails yet',
          text: 'Emails the shop sends, or fails to send, appear here for 90 days.',
        }}
      />
    </AdminPage>
  );
}
