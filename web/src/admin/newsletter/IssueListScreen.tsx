import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { useNewsletterIssuesQuery, type IssueRowFragment } from './Issues.generated.ts';
import { issueCounts, issueMarks, issueTime, ISSUES_PATH } from './issueState.tsx';

const LIST = { sort: '', sorts: [''] };

const subjectOf = ({ id, subject }: IssueRowFragment) => (
  <RowLink to={`${ISSUES_PATH}/${id}`}>{subject}</RowLink>
);

const COLUMNS: readonly ListColumn<IssueRowFragment>[] = [
  { id: 'subject', label: 'Subject', always: true, cell: subjectOf },
  { id: 'state', label: 'Status', always: true, cell: ({ state }) => issueMarks[state] },
  { id: 'time', label: 'When', always: true, cell: issueTime },
  { id: 'counts', label: 'Recipients', always: true, cell: issueCounts },
];

/** /admin/newsletter/issues: all issues of the newsletter, newest first. */
export function IssueListScreen() {
  const list = useListState(LIST);
  const { data, error, refetch } = useNewsletterIssuesQuery({
    variables: { page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const newIssue = (
    <LinkButton to={`${ISSUES_PATH}/new`} variant="primary">
      New issue
    </LinkButton>
  );
  return (
    <AdminPage
      title="Newsletter issues"
      back={{ to: '/admin/newsletter', label: 'Newsletter' }}
      actions={newIssue}
    >
      <AdminList
        name="issues"
        list={list}
        columns={COLUMNS}
        page={data?.newsletterIssues}
        error={error}
        onRetry={refetch}
        rowName={({ subject }) => subject}
        card={(issue) => (
          <div className="grid gap-1.5">
            <div className="flex items-start justify-between gap-3">
              {subjectOf(issue)}
              {issueMarks[issue.state]}
            </div>
            <span className="text-xs text-ink-2">{issueTime(issue)}</span>
            <span className="text-xs text-ink-2">{issueCounts(issue)}</span>
          </div>
        )}
        empty={{
          title: 'No issues yet',
          text: 'An issue combines a short text, blog articles and tyres with reduced prices.',
          action: newIssue,
        }}
      />
    </AdminPage>
  );
}
