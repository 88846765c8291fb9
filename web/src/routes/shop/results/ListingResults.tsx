import { lazy, Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { changed, DEFAULT_PAGE_SIZE, type ListingState } from '../../../features/filters/listingState.ts';
import { vehicleKey } from '../../../features/garage/vehicle/keptVehicle.ts';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { askedRegistration, statedSizes, type ListedTyre, type Understood } from '../query/listingFacts.ts';
import type { ProductListQuery } from '../query/ShopListing.generated.ts';
import { Cards } from './Cards.tsx';
import { PageBeyond } from './PageBeyond.tsx';

const EmptyListing = lazy(async () => ({ default: (await import('./EmptyListing.tsx')).EmptyListing }));
const ListingVersions = lazy(async () => ({
  default: (await import('./ListingVersions.tsx')).ListingVersions,
}));
const UnknownVehicle = lazy(async () => ({ default: (await import('./UnknownVehicle.tsx')).UnknownVehicle }));
const WindowedCards = lazy(async () => ({ default: (await import('./WindowedCards.tsx')).WindowedCards }));

interface ListingResultsProps {
  state: ListingState;
  /** The latest choice, which is ahead of `state` while loading. */
  chosen: ListingState;
  items: readonly ListedTyre[];
  pageInfo: ProductListQuery['products']['pageInfo'];
  understood: Understood;
  /** The names of all brands. */
  brands: readonly string[];
}

/** The tyres, or why the listing is empty. */
export function ListingResults(props: ListingResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  useStartAtTop(top, props.state);
  return (
    <div
      ref={top}
      tabIndex={-1}
      className={`scroll-mt-32 transition-opacity outline-none ${props.chosen === props.state ? '' : 'opacity-50'}`}
    >
      <Suspense fallback={null}>
        {/* Keyed by vehicle: another vehicle is another list, and reusing cards would make them move. */}
        <Result key={props.understood.vehicle && vehicleKey(props.understood.vehicle)} {...props} />
      </Suspense>
    </div>
  );
}

function Result({ state, chosen, items, pageInfo, understood, brands }: ListingResultsProps) {
  const { totalItems, totalPages } = pageInfo;
  if (understood.isVehicleUnknown)
    return (
      <UnknownVehicle
        notice={understood.notice ?? ''}
        registration={askedRegistration(state, understood)}
        brands={brands}
      />
    );
  if (totalItems === 0) return <EmptyListing state={state} />;
  if (items.length === 0)
    return (
      <PageBeyond
        page={state.page}
        totalPages={totalPages}
        firstPage={listingPath(changed(state, { page: 1 }))}
      />
    );
  return (
    <>
      {understood.versions.length > 0 && statedSizes(state, understood).length === 0 && (
        <ListingVersions state={state} versions={understood.versions} />
      )}
      {items.length > DEFAULT_PAGE_SIZE ? (
        <ManyCards items={items} state={state} />
      ) : (
        <Cards items={items} view={state.view} />
      )}
      <div className="mt-6">
        {/* Turning the page while a choice is pending must not undo the choice. */}
        <Pagination
          page={state.page}
          totalPages={totalPages}
          hrefFor={(page) => listingPath(changed(chosen, { page }))}
        />
      </div>
    </>
  );
}

/** The server renders the default page size. The browser adds the rest as it comes into view. */
function ManyCards({ items, state }: Pick<ListingResultsProps, 'items' | 'state'>) {
  const isInBrowser = useInBrowser();
  const first = <Cards items={items.slice(0, DEFAULT_PAGE_SIZE)} view={state.view} />;
  return (
    <>
      {isInBrowser ? (
        <Suspense fallback={first}>
          <WindowedCards key={`${state.view} ${state.page}`} items={items} view={state.view} />
        </Suspense>
      ) : (
        first
      )}
      <Notice className="hidden! noscript:flex!">
        <p>
          Without JavaScript you’ll only see the first {DEFAULT_PAGE_SIZE} tyres on this page.{' '}
          <a href={listingPath(changed(state, { limit: DEFAULT_PAGE_SIZE }))}>
            Show {DEFAULT_PAGE_SIZE} a page
          </a>{' '}
          to see them all.
        </p>
      </Notice>
    </>
  );
}

/**
 * New tyres are shown from the first one; on a new page, the focus moves there too. A layout effect, because
 * otherwise visitors would see the page jump.
 */
function useStartAtTop(top: RefObject<HTMLDivElement | null>, state: ListingState) {
  const shown = useRef(state);
  useLayoutEffect(() => {
    const last = shown.current;
    if (last === state) return;
    shown.current = state;
    // A filter returns to the first page too, but the focus stays on the filter.
    const isTurned =
      last.page !== state.page && listingPath({ ...last, page: state.page }) === listingPath(state);
    if (isTurned) top.current?.focus({ preventScroll: true });
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove || isTurned) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [state, top]);
}
