import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { AdminForm } from '../../form/AdminForm.tsx';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { NotShown } from '../../frame/page/NotShown.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { FeedActions, FeedConnection } from './FeedActions.tsx';
import { FeedFields } from './FeedFields.tsx';
import { FeedLimits } from './FeedLimits.tsx';
import { FeedRuns } from './FeedRuns.tsx';
import { feedInput, feedValues, newFeed, type FeedValues } from './feedValues.ts';
import { FeedMark, feedPath, filePath, needOf, timesOf } from './feedWords.tsx';
import {
  useCreateSupplierFeedMutation,
  useSupplierFeedQuery,
  useUpdateSupplierFeedMutation,
  type ShownFeedFragment,
} from './SupplierFeeds.generated.ts';

const POLL_MS = 5_000;

const backTo = (supplierId: number | string) => ({
  to: `/admin/suppliers/${supplierId}/feeds`,
  label: 'Feeds',
});

/** /admin/suppliers/{id}/feeds/{feedId}: a feed, its state and its looks for files. */
export function FeedScreen() {
  const { id = '', feedId } = useParams();
  const query = useSupplierFeedQuery({
    variables: { id: Number(feedId) || 0 },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const feed = query.data?.supplierFeed;
  if (!feed)
    return (
      <NotShown query={query} thing="feed" back={backTo(id)}>
        It was deleted, or the link is incomplete.
      </NotShown>
    );
  return (
    <AdminPage
      title={feed.name}
      mark={<FeedMark feed={feed} />}
      back={backTo(feed.supplierId)}
      actions={<FeedActions feed={feed} />}
    >
      <FeedState feed={feed} />
      <EditFeed feed={feed} reload={query.refetch} />
      {feed.transport !== 'UPLOAD' && (
        <Panel title="Connection">
          <FeedConnection key={feed.revision} feed={feed} />
        </Panel>
      )}
      <FeedLimits />
      <FeedRuns feedId={feed.id} />
    </AdminPage>
  );
}

function FeedState({ feed }: { feed: ShownFeedFragment }) {
  const need = needOf(feed);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{timesOf(feed)}</p>
      {need && (
        <Notice tone="warn" title={feed.waiting ? 'A file waits for you' : 'This feed needs you'}>
          <p className="wrap-anywhere">{need}</p>
          {feed.waiting && (
            <LinkButton to={filePath(feed.waiting.id)} className="mt-1 justify-self-start">
              Look at the file
            </LinkButton>
          )}
        </Notice>
      )}
    </div>
  );
}

function EditFeed({ feed, reload }: { feed: ShownFeedFragment; reload: () => Promise<unknown> }) {
  const [update] = useUpdateSupplierFeedMutation();
  const control = useAdminForm<FeedValues>({
    draft: `feed:${feed.id}`,
    saved: feedValues(feed),
    revision: feed.revision,
    async save(values, revision) {
      const input = { ...feedInput(values), id: feed.id, revision: revision ?? feed.revision };
      return (await update({ variables: { input } })).data?.updateSupplierFeed;
    },
    done: 'Feed saved.',
    reload,
  });
  return (
    <AdminForm scope="WRITE_PURCHASES" control={control} label="Feed" saveLabel="Save">
      <FeedFields form={control.form} id={feed.id} />
    </AdminForm>
  );
}

/** /admin/suppliers/{id}/feeds/new: adds a feed. */
export function NewFeedScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const supplierId = Number(id) || 0;
  const [create] = useCreateSupplierFeedMutation({ refetchQueries: ['SupplierFeeds'] });
  const control = useAdminForm<FeedValues>({
    draft: `feed:new:${supplierId}`,
    saved: newFeed(),
    async save(values) {
      const input = { ...feedInput(values), supplierId };
      const answer = (await create({ variables: { input } })).data?.createSupplierFeed;
      if (answer?.__typename === 'SupplierFeed') void navigate(feedPath(answer), { replace: true });
      return answer;
    },
    done: 'Feed added. Test its connection.',
  });
  return (
    <AdminPage title="New feed" back={backTo(id)}>
      <AdminForm
        scope="WRITE_PURCHASES"
        control={control}
        label="New feed"
        saveLabel="Add feed"
        alwaysShowBar
      >
        <FeedFields form={control.form} id={null} />
      </AdminForm>
      <FeedLimits />
    </AdminPage>
  );
}
