import { useParams } from 'react-router-dom';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { IssueFields } from './IssueFields.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import {
  useNewsletterIssueQuery,
  useSaveNewsletterIssueMutation,
  type EditedIssueFragment,
} from './Issues.generated.ts';
import { IssueSending } from './IssueSending.tsx';
import { issueCounts, issueMarks, issueTime, ISSUES_PATH } from './issueState.tsx';
import { issueInput, issueValues, type IssueValues } from './issueValues.ts';

const BACK = { to: ISSUES_PATH, label: 'Newsletter issues' };
const SENDING_POLL_MS = 5_000;

/** /admin/newsletter/issues/:id: previews, edits and sends one issue. */
export function IssueScreen() {
  const { id = '' } = useParams();
  const query = useNewsletterIssueQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const issue = query.data?.newsletterIssue;
  if (!issue)
    return (
      <NotShown query={query} thing="issue" back={BACK}>
        The link may be incomplete.
      </NotShown>
    );
  return <Issue key={issue.id} issue={issue} reload={() => query.refetch()} />;
}

interface IssueProps {
  issue: EditedIssueFragment;
  reload: () => Promise<unknown>;
}

function Issue({ issue, reload }: IssueProps) {
  const isDraft = issue.state === 'DRAFT';
  const isOnItsWay = issue.state === 'SCHEDULED' || issue.state === 'SENDING';
  useNewsletterIssueQuery({
    variables: { id: issue.id },
    skip: !isOnItsWay,
    ...polled(SENDING_POLL_MS),
  });
  return (
    <AdminPage title={issue.subject} mark={issueMarks[issue.state]} back={BACK}>
      <p className="text-sm text-ink-2">
        {issueTime(issue)}
        {!isDraft && ` · ${issueCounts(issue)}`}
      </p>
      <IssueSending issue={issue} />
      {isDraft && <DraftForm issue={issue} reload={reload} />}
      {issue.preview !== null && <IssuePreview html={issue.preview} subject={issue.subject} />}
    </AdminPage>
  );
}

function DraftForm({ issue, reload }: IssueProps) {
  const { id } = issue;
  const [save] = useSaveNewsletterIssueMutation();
  const control = useAdminForm<IssueValues>({
    draft: `issue:${id}`,
    saved: issueValues(issue),
    revision: issue.revision,
    async save(values, revision) {
      const input = { ...issueInput(values), id, revision };
      return (await save({ variables: { input } })).data?.saveNewsletterIssue;
    },
    done: 'Draft saved',
    reload,
  });
  return (
    <AdminForm scope="WRITE_NEWSLETTER" control={control} label="Issue" saveLabel="Save draft">
      <IssueFields form={control.form} />
    </AdminForm>
  );
}
