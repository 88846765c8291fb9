import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbJsonLd } from '../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { TrackingSearch } from './TrackingSearch.tsx';
import { useTrackOrderPageSuspenseQuery } from './TrackOrderRoute.generated.ts';

const CRUMBS = [{ label: 'Home', to: '/' }, { label: 'Track order' }];

/** /track-order and /track: an order's progress, for anyone with its tracking number. */
export function TrackOrderRoute() {
  const [params] = useSearchParams();
  const number = params.get('number')?.trim() ?? '';
  usePageResponse({ cache: number === '' ? 'public' : 'private' });
  const { shopSettings } = useTrackOrderPageSuspenseQuery().data;
  const { origin } = use(SiteContext);
  return (
    <div className="wrap grid max-w-4xl gap-10 py-5 md:py-8">
      <PageHead
        title="Track your order"
        description={
          'Enter your tracking number to see where your tyres are, when they’ll arrive and their ' +
          'progress so far.'
        }
        canonicalPath="/track-order"
        robots={number === '' ? undefined : 'noindex,follow'}
        jsonLd={[breadcrumbJsonLd(CRUMBS, origin)]}
      />
      <header className="grid gap-3">
        <Breadcrumbs items={CRUMBS} />
        <h1 className="text-2xl">Track your order</h1>
        <p className="max-w-prose text-lg text-ink-2">
          The link in our emails fills in your tracking number. It’s also on the page of each order.
        </p>
      </header>
      <TrackingSearch number={number} settings={shopSettings} />
    </div>
  );
}
