import { useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import type { BlogLabelKind } from '../../apollo/schema.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { useBlogLabelsQuery } from './BlogLabels.generated.ts';
import { BACK_TO_BLOG } from './blogPaths.ts';
import { LabelDialogOnDemand } from './LabelDialogOnDemand.tsx';
import { LabelList } from './LabelList.tsx';

/** /admin/blog/labels: the topics and tags of articles. */
export function LabelsScreen() {
  const [kind, setKind] = useState<BlogLabelKind>('CATEGORY');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useBlogLabelsQuery({ fetchPolicy: 'cache-and-network' });
  const labels = data?.blogLabels;
  if (!labels && !error) return <ScreenLoading />;
  return (
    <AdminPage
      title="Topics and tags"
      back={BACK_TO_BLOG}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {kind === 'CATEGORY' ? 'New topic' : 'New tag'}
        </Button>
      }
    >
      {labels ? (
        <Tabs
          label="Topics and tags"
          selected={kind}
          onSelect={(id) => setKind(id === 'TAG' ? 'TAG' : 'CATEGORY')}
          tabs={[
            {
              id: 'CATEGORY',
              label: `Topics · ${labels.categories.length}`,
              content: <LabelList kind="CATEGORY" labels={labels.categories} />,
            },
            {
              id: 'TAG',
              label: `Tags · ${labels.tags.length}`,
              content: <LabelList kind="TAG" labels={labels.tags} />,
            },
          ]}
        />
      ) : (
        <LoadFailed what="the topics and tags" why={failureText(error)} onRetry={refetch} />
      )}
      {isAdding && <LabelDialogOnDemand kind={kind} label={null} onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}
