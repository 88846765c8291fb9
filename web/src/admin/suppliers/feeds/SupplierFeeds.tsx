import { Link } from 'react-router-dom';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { FeedMark, feedPath, filePath, needOf, timesOf, transportLabels } from './feedWords.tsx';
import { useSupplierFeedsQuery, type ShownFeedFragment } from './SupplierFeeds.generated.ts';

const POLL_MS = 10_000;

/** A supplier's feeds, for the supplier's screen. */
export function SupplierFeeds({ supplierId }: { supplierId: number }) {
  const can = useCan();
  const { data, error } = useSupplierFeedsQuery({
    variables: { supplierId },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const feeds = data?.supplierFeeds;
  return (
    <Panel
      title="Feeds"
      action={
        can('READ_COSTS') && <LinkButton to={`/admin/suppliers/${supplierId}/feeds/new`}>New feed</LinkButton>
      }
    >
      {error && !feeds && <p className="text-sm text-bad">The feeds couldn’t be loaded.</p>}
      {feeds?.length === 0 && (
        <p className="text-sm text-ink-2">
          A feed takes the supplier’s costs and stock by itself, and asks you if a file is unusual. Without
          one, import its files here.
        </p>
      )}
      {feeds && feeds.length > 0 && (
        <ul className="grid gap-3">
          {feeds.map((feed) => (
            <FeedLine key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FeedLine({ feed }: { feed: ShownFeedFragment }) {
  const need = needOf(feed);
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link to={feedPath(feed)} className="flex min-h-9 items-center font-[650] hover:underline">
          {feed.name}
        </Link>
        <FeedMark feed={feed} />
      </div>
      <p className="text-sm text-ink-2">{transportLabels[feed.transport]}</p>
      <p className="text-sm text-ink-2">{timesOf(feed)}</p>
      {need && <p className="text-sm wrap-anywhere">{need}</p>}
      {feed.waiting && (
        <LinkButton to={filePath(feed.waiting.id)} className="mt-1 justify-self-start">
          Decide
        </LinkButton>
      )}
    </li>
  );
}
