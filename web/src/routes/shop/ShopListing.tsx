import { lazy, Suspense, use, useEffect, useRef } from 'react';
import { appliedFilters } from '../../features/filters/listing/appliedFilters.ts';
import { FilterPanel } from '../../features/filters/listing/FilterPanel.tsx';
import { DEFAULT_HEADING, listingHeading } from '../../features/filters/listing/listingHeading.ts';
import { listingVariables } from '../../features/filters/listing/listingVariables.ts';
import { VEHICLE } from '../../features/filters/listingFilter.ts';
import type { ListingState } from '../../features/filters/listingState.ts';
import { RememberVehicle } from '../../features/garage/selector/RememberVehicle.tsx';
import { announce } from '../../lib/browser/announcer.ts';
import { keepNeededDay } from '../../lib/browser/neededDay.ts';
import { breadcrumbJsonLd } from '../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import { classes } from '../../ui/base/classes.ts';
import { AppliedFilters } from './bar/AppliedFilters.tsx';
import { FitByDefault } from './bar/FitByDefault.tsx';
import { ListingBar } from './bar/ListingBar.tsx';
import { ChangeVehicle, VehicleFilter } from './bar/VehicleFilter.tsx';
import { ListingHead } from './head/ListingHead.tsx';
import { itemListJsonLd } from './head/listingJsonLd.ts';
import { listingRobots } from './head/listingRobots.ts';
import {
  countText,
  description,
  leavesVehicleOpen,
  listedSize,
  listedTyres,
  readingNotices,
  searchedSizes,
  sizeAlone,
  sortInForce,
  statedSizes,
  subtitle,
  withSearchedSize,
} from './query/listingFacts.ts';
import { useProductListSuspenseQuery } from './query/ShopListing.generated.ts';
import { useChosenCount } from './query/useChosenCount.ts';
import { ListingResults } from './results/ListingResults.tsx';
import { Sidebar } from './Sidebar.tsx';

const ServiceLinks = lazy(async () => ({
  default: (await import('../../features/search/ServiceLinks.tsx')).ServiceLinks,
}));
const NeededBy = lazy(async () => ({ default: (await import('./bar/NeededBy.tsx')).NeededBy }));

/** The id of the filter form, to which the selects above the tyres belong. */
const FILTER_FORM = 'filters';

interface ShopListingProps {
  /** The state shown. */
  state: ListingState;
  /** The latest choice, which is ahead of the shown state while loading. */
  chosen: ListingState;
  /** Notices about parts of the URL that weren't understood. */
  notices: readonly string[];
  onChange: (next: ListingState) => void;
  /** Applies a default that nobody chose, without a history entry for Back to undo. */
  onDefault: (next: ListingState) => void;
}

/** The listing with heading, filters and tyres. */
export function ShopListing({ state, chosen, notices, onChange, onDefault }: ShopListingProps) {
  const { origin } = use(SiteContext);
  const { data } = useProductListSuspenseQuery({ variables: listingVariables(state) });
  const { items, pageInfo, facets, understood, isGrouped } = data.products;
  const { totalItems } = pageInfo;
  const isPending = chosen !== state;
  const chosenCount = useChosenCount(chosen, state, data.products);
  const brandNames = new Map(data.brands.map(({ slug, name }) => [slug, name]));
  const heading = listingHeading(state, {
    vehicle: understood.vehicle,
    searchedSizes: searchedSizes(understood),
    listedSize: listedSize(items),
    brandNames,
  });
  const sizes = statedSizes(state, understood);
  const count = countText(data.products, state);
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Shop', to: '/shop' },
    ...(heading === DEFAULT_HEADING ? [] : [{ label: heading }]),
  ];
  const filtered = withSearchedSize(chosen, understood);
  // The vehicle filter itself shows the vehicle and lets the shopper remove it.
  const chips = appliedFilters(filtered, brandNames).filter(
    ({ group }) => !understood.vehicle || group !== VEHICLE,
  );
  const panel = {
    state: filtered,
    hasSearchedSize: filtered !== chosen,
    isGrouped,
    facets,
    brandNames,
    onChange,
  };
  const vehicle = { state: chosen, understood, onChange };
  useAnnouncement(`${heading}: ${count}`);
  useEffect(() => keepNeededDay(understood.neededBy), [understood.neededBy]);

  return (
    <>
      <PageHead
        title={state.page > 1 ? `${heading} – page ${state.page}` : heading}
        description={description(heading, count)}
        {...listingRobots(state, items.length, sizeAlone(state, understood, items))}
        jsonLd={[breadcrumbJsonLd(crumbs, origin), itemListJsonLd(heading, items, totalItems, origin)]}
      />
      <ListingHead
        crumbs={crumbs}
        heading={heading}
        namesVehicle={understood.vehicle !== null || leavesVehicleOpen(state, understood)}
        count={chosenCount ? countText(chosenCount, chosen) : count}
        subtitle={subtitle(state, understood)}
        search={state.search}
        understood={understood}
        notices={[...notices, ...readingNotices(state, understood, brandNames)]}
      />
      {understood.vehicle && <RememberVehicle vehicle={understood.vehicle} sizes={sizes} />}
      <FitByDefault state={state} understood={understood} onNarrow={onDefault} />
      <Suspense fallback={null}>
        {items.length > 0 && state.search && <ServiceLinks search={state.search} />}
      </Suspense>
      {/* Without a fallback, so that the tyres wait for it instead of being pushed down. */}
      {understood.neededBy && <NeededBy day={understood.neededBy} />}
      <div
        className={classes(
          'max-md:flex max-md:flex-col md:mt-4 md:grid md:grid-cols-[13rem_minmax(0,1fr)]',
          'md:gap-6 lg:grid-cols-[15.75rem_minmax(0,1fr)] lg:gap-9',
        )}
      >
        <Sidebar>
          <FilterPanel {...panel} formId={FILTER_FORM} />
        </Sidebar>
        <section aria-label="Tyres" aria-busy={isPending}>
          <ListingBar
            formId={FILTER_FORM}
            state={chosen}
            sort={sortInForce(chosen, understood)}
            isPending={isPending}
            count={chosenCount?.pageInfo.totalItems ?? null}
            panel={panel}
            chips={<AppliedFilters filters={chips} state={filtered} />}
            more={<ChangeVehicle {...vehicle} />}
          >
            <VehicleFilter {...vehicle} />
          </ListingBar>
          <ListingResults
            state={state}
            chosen={chosen}
            items={listedTyres(data.products)}
            pageInfo={pageInfo}
            understood={understood}
            brands={data.brands.map(({ name }) => name)}
          />
        </section>
      </div>
    </>
  );
}

/** Announces each new result to screen readers, except the first, which is in the page's title. */
function useAnnouncement(text: string) {
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    announce(text);
  }, [text]);
}
