import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { ConfirmButton } from '../../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { tellAnswer } from '../../frame/tellAnswer.ts';
import {
  useDeleteSupplierFeedMutation,
  useFetchSupplierFeedMutation,
  useForgetSupplierFeedKeyMutation,
  useTestSupplierFeedMutation,
  type ShownFeedFragment,
} from './SupplierFeeds.generated.ts';

/** Looks for a feed's new file, or deletes the feed. */
export function FeedActions({ feed }: { feed: ShownFeedFragment }) {
  const [fetchNow, { loading }] = useFetchSupplierFeedMutation({
    variables: { id: feed.id },
    refetchQueries: ['SupplierFeedRuns'],
  });

  async function onFetch() {
    const { data, error } = await fetchNow().catch(failed);
    if (tellAnswer(data?.fetchSupplierFeed, error))
      toast('Looking for a new file. The result appears below.');
  }

  const reason = !feed.active
    ? 'Turn the feed on first'
    : feed.waiting
      ? 'Apply or reject the file that waits first'
      : undefined;
  return (
    <>
      <DeleteFeed feed={feed} />
      {feed.transport !== 'UPLOAD' && (
        <Button busy={loading} disabledReason={reason} onClick={() => void onFetch()}>
          Fetch now
        </Button>
      )}
    </>
  );
}

function DeleteFeed({ feed: { id, name, supplierId } }: { feed: ShownFeedFragment }) {
  const navigate = useNavigate();
  const [remove, { loading }] = useDeleteSupplierFeedMutation({
    variables: { id },
    refetchQueries: ['SupplierFeeds'],
  });

  async function confirm(close: () => void) {
    const { data, error } = await remove().catch(failed);
    if (data?.deleteSupplierFeed === undefined) return toastFailure(error);
    close();
    toast('Feed deleted.');
    void navigate(`/admin/suppliers/${supplierId}`);
  }

  return (
    <ConfirmButton
      label="Delete"
      title="Delete this feed?"
      confirmLabel="Delete feed"
      busy={loading}
      onConfirm={confirm}
    >
      <p>No further files of “{name}” will be taken. The costs and the stock that it has brought stay.</p>
    </ConfirmButton>
  );
}

/** Tries a feed's connection, and shows the key of an SFTP host. */
export function FeedConnection({ feed }: { feed: ShownFeedFragment }) {
  const [test, { loading }] = useTestSupplierFeedMutation({
    variables: { id: feed.id },
    refetchQueries: ['SupplierFeed'],
  });
  const [said, setSaid] = useState<{ works: boolean; answer: string; milliseconds: number } | null>(null);

  async function onTest() {
    setSaid(null);
    const { data, error } = await test().catch(failed);
    const answer = data?.testSupplierFeed;
    if (tellAnswer(answer, error) && answer.__typename === 'FeedTrial') setSaid(answer);
  }

  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" busy={loading} onClick={() => void onTest()}>
        Test connection
      </Button>
      {said && (
        <Notice
          tone={said.works ? 'good' : 'bad'}
          title={said.works ? `It works, in ${said.milliseconds} ms` : 'It doesn’t work'}
        >
          <p className="wrap-anywhere">{said.answer}</p>
        </Notice>
      )}
      {feed.transport === 'SFTP' && <HostKey feed={feed} />}
    </div>
  );
}

function HostKey({ feed: { id, hostKey } }: { feed: ShownFeedFragment }) {
  const [forget, { loading }] = useForgetSupplierFeedKeyMutation({ variables: { id } });
  if (hostKey === null)
    return <p className="text-sm text-ink-2">The host’s key is remembered at the first connection.</p>;

  async function confirm(close: () => void) {
    const { data, error } = await forget().catch(failed);
    if (tellAnswer(data?.forgetSupplierFeedKey, error)) close();
  }

  return (
    <div className="grid gap-1">
      <p className="text-sm wrap-anywhere">
        The host’s key: <code>{hostKey}</code>
      </p>
      <div>
        <ConfirmButton
          label="Forget this key"
          title="Forget the host’s key?"
          confirmLabel="Forget it"
          busy={loading}
          onConfirm={confirm}
        >
          <p>
            The next connection trusts the key that the host has then. Ask the supplier whether it has
            changed, and compare it here before the first file is applied.
          </p>
        </ConfirmButton>
      </div>
    </div>
  );
}
