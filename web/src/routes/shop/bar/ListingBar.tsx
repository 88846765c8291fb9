import { LISTING_SORTS, listingSortLabels } from '@treadline/schema/trade/listing/listing-sort';
import { LayoutGrid, List } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSort } from '../../../apollo/schema.generated.ts';
import type { FilterPanel } from '../../../features/filters/listing/FilterPanel.tsx';
import { listingPath, sortParam } from '../../../features/filters/listing/listingPath.ts';
import {
  changed,
  PAGE_SIZES,
  type ListingState,
  type ListingView,
} from '../../../features/filters/listingState.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { BarSelect } from '../../../ui/form/BarSelect.tsx';
import { plainOptions } from '../../../ui/form/selectOption.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { GroupingLink } from './GroupingLink.tsx';

interface ListingBarProps {
  /** The form that the selects belong to. */
  formId: string;
  state: ListingState;
  /** The active order. */
  sort: ProductSort;
  isPending: boolean;
  /** The number of matching tyres; null while unknown. */
  count: number | null;
  /** The props of the filters in the phone's drawer. */
  panel: ComponentProps<typeof FilterPanel>;
  /** The active filters, each removable. On a phone they're in the drawer, unless there's no JavaScript. */
  chips: ReactNode;
  /** Extra content for the phone's drawer. */
  more: ReactNode;
  /** The filter for the shopper's vehicle. */
  children: ReactNode;
}

/** On a phone, it stays in view below the header's row with menu and cart, and runs to the screen's edges. */
const BAR =
  'listing-bar flex items-center gap-1.5 text-sm text-ink-2 max-md:noscript:flex-wrap max-md:-mx-4 max-md:mb-1 ' +
  'max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-1.5 max-md:not-noscript:sticky ' +
  'max-md:not-noscript:top-(--header-row) max-md:not-noscript:z-20 ' +
  'md:mb-4 md:flex-wrap md:gap-x-4 md:border-b md:border-line md:pb-3';
/** On a phone with JavaScript, these controls are in the drawer. */
const IN_DRAWER = 'max-md:not-noscript:hidden';

/**
 * The bar above the tyres: vehicle, page size, order, grid or list, and active filters. On a phone it's one row that
 * stays in view with filters, order and vehicle; everything else is in the drawer.
 */
export function ListingBar(props: ListingBarProps) {
  const { formId, state, sort, isPending, count, panel, chips, more, children } = props;
  const change = (parts: Partial<ListingState>) => panel.onChange(changed(state, parts));
  return (
    <div className={BAR}>
      <FilterDrawer panel={panel} count={count} chips={chips}>
        <div className="grid gap-3 text-sm">
          <div className="flex items-center justify-between gap-4">
            <PageSize formId={formId} state={state} onChange={change} />
            <Views state={state} />
          </div>
          <GroupingLink state={state} isGrouped={panel.isGrouped} />
          {more}
        </div>
      </FilterDrawer>
      <div className="flex min-w-0 items-center gap-3 max-md:contents md:w-full md:flex-wrap lg:gap-4">
        <div className={classes('md:mr-auto', IN_DRAWER)}>
          <GroupingLink state={state} isGrouped={panel.isGrouped} />
        </div>
        {/* It takes up space even when not spinning, so that the controls beside it don't move. */}
        <span role="status" className="inline-flex size-4.5 items-center max-md:sr-only">
          {isPending && (
            <>
              <Spinner className="size-4.5" />
              <span className="sr-only">Loading…</span>
            </>
          )}
        </span>
        <div className={classes('max-md:order-4', IN_DRAWER)}>
          <PageSize formId={formId} state={state} onChange={change} />
        </div>
        <BarSelect
          label="Sort"
          name="sort"
          form={formId}
          value={sortParam(sort)}
          options={LISTING_SORTS.map((sort) => ({ value: sortParam(sort), label: listingSortLabels[sort] }))}
          onChange={(param) => change({ sort: LISTING_SORTS.find((one) => sortParam(one) === param) })}
          className="max-md:order-1 max-md:min-w-0 max-md:flex-1"
        />
        <div className={classes('max-md:order-3', IN_DRAWER)}>
          <Views state={state} />
        </div>
      </div>
      {/* The first filter joins an existing row, so that the tyres don't move. */}
      <div
        className={classes(
          'flex min-h-11 min-w-0 items-center gap-x-4 gap-y-2 max-md:order-2 max-md:max-w-[40%]',
          'md:w-full md:flex-wrap',
        )}
      >
        {children}
        <div className={classes('min-w-0 empty:hidden', IN_DRAWER)}>{chips}</div>
      </div>
    </div>
  );
}

interface PageSizeProps {
  formId: string;
  state: ListingState;
  onChange: (parts: Partial<ListingState>) => void;
}

function PageSize({ formId, state, onChange }: PageSizeProps) {
  return (
    <BarSelect
      label="Show"
      name="limit"
      form={formId}
      value={String(state.limit)}
      options={plainOptions(PAGE_SIZES)}
      onChange={(limit) => onChange({ limit: PAGE_SIZES.find((size) => String(size) === limit) })}
      className="shrink-0"
    />
  );
}

function Views({ state }: { state: ListingState }) {
  return (
    <div role="group" aria-label="View" className="flex shrink-0 overflow-clip rounded-md border border-edge">
      <ViewLink state={state} view="grid" label="Grid view" icon={<LayoutGrid className="size-5" />} />
      <ViewLink state={state} view="list" label="List view" icon={<List className="size-5" />} />
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
