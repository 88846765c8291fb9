import { LISTING_SORTS, listingSortLabels } from '@treadline/schema/trade/listing-sort';
import { LayoutGrid, List } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSort } from '../../apollo/schema.generated.ts';
import type { FilterPanel } from '../../features/filters/FilterPanel.tsx';
import { listingPath, sortParam } from '../../features/filters/listingPath.ts';
import {
  changed,
  PAGE_SIZES,
  type ListingState,
  type ListingView,
} from '../../features/filters/listingState.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BarSelect } from './BarSelect.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { GroupingLink } from './GroupingLink.tsx';

interface ListingBarProps {
  /** The form the pickers belong to. */
  formId: string;
  state: ListingState;
  /** The order in force. */
  sort: ProductSort;
  isPending: boolean;
  /** How many tyres the choice leaves; null while that is not known. */
  count: number | null;
  /** The props of the filters in the phone's drawer. */
  panel: ComponentProps<typeof FilterPanel>;
  /** The filters in force, each to remove; on a phone they are in the drawer, but for a browser without a script. */
  chips: ReactNode;
  /** The choice of tyres that fit the shopper's vehicle. */
  children: ReactNode;
}

const BAR =
  'phone-row mb-1 gap-2 text-sm text-ink-2 max-md:noscript:flex-wrap ' +
  'md:mb-4 md:flex md:flex-wrap md:items-center md:gap-x-4 md:border-b md:border-line md:pb-3';

/**
 * The bar above the tyres: vehicle, page size, order, grid or list, and the active filters. On a phone it is one
 * row that scrolls sideways and begins with the filters and the order.
 */
export function ListingBar(props: ListingBarProps) {
  const { formId, state, sort, isPending, count, panel, chips, children } = props;
  const change = (parts: Partial<ListingState>) => panel.onChange(changed(state, parts));
  return (
    <div className={BAR}>
      <FilterDrawer panel={panel} count={count} isPending={isPending} chips={chips} />
      <div className="flex min-h-11 items-center gap-x-4 max-md:order-2 max-md:shrink-0">
        {children}
        <GroupingLink state={state} isGrouped={panel.isGrouped} />
      </div>
      {isPending && (
        <span role="status" className="inline-flex items-center max-md:sr-only">
          <Spinner className="size-4.5" />
          <span className="sr-only">Loading…</span>
        </span>
      )}
      <div className="flex min-h-11 items-center gap-3 max-md:contents md:ml-auto lg:gap-4">
        <BarSelect
          label="Show"
          name="limit"
          form={formId}
          value={String(state.limit)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(limit) => change({ limit: PAGE_SIZES.find((size) => String(size) === limit) })}
          className="shrink-0 max-md:order-4"
        />
        <BarSelect
          label="Sort"
          name="sort"
          form={formId}
          value={sortParam(sort)}
          options={LISTING_SORTS.map((sort) => ({ value: sortParam(sort), label: listingSortLabels[sort] }))}
          onChange={(param) => change({ sort: LISTING_SORTS.find((one) => sortParam(one) === param) })}
          className="max-md:order-1 max-md:w-36 max-md:shrink-0"
        />
        <div
          role="group"
          aria-label="View"
          className="flex shrink-0 overflow-clip rounded-md border border-edge max-md:order-3"
        >
          <ViewLink
            state={state}
            view="grid"
            label="Grid view"
            icon={<LayoutGrid aria-hidden="true" className="size-5" />}
          />
          <ViewLink
            state={state}
            view="list"
            label="List view"
            icon={<List aria-hidden="true" className="size-5" />}
          />
        </div>
      </div>
      <div className="order-last w-full empty:hidden max-md:not-noscript:hidden">{chips}</div>
    </div>
  );
}

function ViewLink({
  state,
  view,
  label,
  icon,
}: {
  state: ListingState;
  view: ListingView;
  label: string;
  icon: ReactNode;
}) {
  return (
    <Link
      to={listingPath(changed(state, { view }))}
      replace
      aria-label={label}
      aria-current={state.view === view || undefined}
      className={classes(
        'grid size-11 place-items-center hover:bg-tint focus-visible:-outline-offset-4',
        'aria-[current=true]:bg-ink aria-[current=true]:text-paper',
      )}
    >
      {icon}
    </Link>
  );
}
