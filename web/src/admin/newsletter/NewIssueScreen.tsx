import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { IssueFields } from './IssueFields.tsx';
import { useSaveNewsletterIssueMutation } from './Issues.generated.ts';
import { ISSUES_PATH } from './issueState.tsx';
import { issueInput, NEW_ISSUE, type IssueValues } from './issueValues.ts';

/** /admin/newsletter/issues/new: writes a new issue, as a draft. */
export function NewIssueScreen() {
  const navigate = useNavigate();
  const [save] = useSaveNewsletterIssueMutation();
  const made = useRef('');
  const control = useAdminForm<IssueValues>({
    draft: 'issue:new',
    saved: NEW_ISSUE,
    async save(values) {
      const answer = (await save({ variables: { input: issueInput(values) } })).data?.saveNewsletterIssue;
      if (answer?.__typename === 'NewsletterIssueSaved') made.current = answer.issue.id;
      return answer;
    },
    onSaved: () => void navigate(`${ISSUES_PATH}/${made.current}`),
    done: 'Draft saved. Nothing has been sent.',
  });
  return (
    <AdminPage title="New issue" back={{ to: ISSUES_PATH, label: 'Newsletter issues' }}>
      <AdminForm
        scope="WRITE_NEWSLETTER"
        control={control}
        label="New issue"
        saveLabel="Save draft"
        alwaysShowBar
      >
        <IssueFields form={control.form} />
      </AdminForm>
    </AdminPage>
  );
}
