import { keysOf } from '@treadline/schema/trade/values/words';
import { startTransition, Suspense, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listingParams } from '../../features/filters/listing/listingPath.ts';
import { readListing } from '../../features/filters/listing/readListing.ts';
import { NO_VEHICLE } from '../../features/filters/listingFilter.ts';
import type { ListingState } from '../../features/filters/listingState.ts';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { inPlaceLinks } from './inPlaceLinks.ts';
import { ListingFailed } from './ListingFailed.tsx';
import { ListingLoading } from './ListingLoading.tsx';
import { ShopListing } from './ShopListing.tsx';

/** Another vehicle is another listing, so Back returns to the previous one. */
function isSameVehicle(next: ListingState, now: ListingState): boolean {
  return keysOf(NO_VEHICLE).every((key) => next[key] === now[key]);
}

/**
 * The listing. Its state is its URL: every choice replaces the URL in place (SHOP-06), and shows in the controls at
 * once while the tyres load.
 */
export function ShopRoute() {
  const [params, setParams] = useSearchParams();
  const { state, notices } = useMemo(() => readListing(params), [params]);
  const [chosen, choose] = useOptimistic(state);

  function change(next: ListingState, replace: boolean) {
    startTransition(() => {
      choose(next);
      setParams(listingParams(next), { replace, preventScrollReset: true });
    });
  }
  const onChange = (next: ListingState) => change(next, isSameVehicle(next, state));

  return (
    <PageErrorBoundary resetOn={params.toString()} fallback={<ListingFailed state={state} />}>
      <Suspense fallback={<ListingLoading />}>
        <div
          className="wrap pt-1 pb-16 md:pt-6"
          onClickCapture={inPlaceLinks((asked) => onChange(readListing(asked).state))}
        >
          <ShopListing
            state={state}
            chosen={chosen}
            notices={notices}
            onChange={onChange}
            onDefault={(next) => change(next, true)}
          />
        </div>
      </Suspense>
    </PageErrorBoundary>
  );
}
