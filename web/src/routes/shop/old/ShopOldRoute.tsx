import { startTransition, Suspense, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { inPlaceLinks } from '../inPlaceLinks.ts';
import { OldControls } from './OldControls.tsx';
import { oldListingPath, readOldListing, type OldListing } from './oldListing.ts';
import { OldResults, OldResultsLoading } from './OldResults.tsx';

/** The alternative listing: its controls are above the tyres, and all tyres can be on one page. */
export function ShopOldRoute() {
  const [params] = useSearchParams();
  const state = useMemo(() => readOldListing(params), [params]);
  const [chosen, choose] = useOptimistic(state);
  const navigate = useNavigate();

  function change(next: OldListing) {
    startTransition(() => {
      choose(next);
      void navigate(oldListingPath(next), { replace: true, preventScrollReset: true });
    });
  }

  return (
    <div className="wrap grid gap-4 pt-3 pb-16 md:pt-6">
      <PageHead
        title="All tyres, on one page if you like"
        description="Every tyre we sell, the newest first: choose a size and a brand, or scroll through them all."
        robots="noindex,follow"
        canonicalPath="/shop"
      />
      <div className="grid gap-2">
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Shop', to: '/shop' }, { label: 'All tyres' }]}
        />
        <h1 className="text-2xl">All tyres</h1>
      </div>
      <div onClickCapture={inPlaceLinks((asked) => change(readOldListing(asked)))}>
        <OldControls state={chosen} onChange={change} />
      </div>
      <div aria-busy={chosen !== state} className={chosen === state ? '' : 'opacity-50'}>
        <Suspense fallback={<OldResultsLoading />}>
          <OldResults state={state} />
        </Suspense>
      </div>
    </div>
  );
}
