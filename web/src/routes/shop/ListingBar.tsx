import { LayoutGrid, List } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FilterPanel } from '../../features/filters/FilterPanel.tsx';
import { listingPath, sortParam } from '../../features/filters/listingPath.ts';
import {
  changed,
  PAGE_SIZES,
  sortLabels,
  type ListingState,
  type ListingView,
  type PageSize,
} from '../../features/filters/listingState.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BarSelect } from './BarSelect.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

interface ListingBarProps {
  /** The form the pickers belong to. */
  formId: string;
  state: ListingState;
  isPending: boolean;
  totalItems: number;
  /** What the filters in the drawer of a phone need. */
  panel: ComponentProps<typeof FilterPanel>;
  /** The filters in force. */
  children: ReactNode;
}

const SORTS = Object.keys(sortLabels) as ListingState['sort'][];

/** How the tyres are shown: the filters in force, page size, order, grid or list; the filters themselves on a phone. */
export function ListingBar({ formId, state, isPending, totalItems, panel, children }: ListingBarProps) {
  const change = (parts: Partial<ListingState>) => panel.onChange(changed(state, parts));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 text-sm text-ink-2">
      <FilterDrawer panel={panel} totalItems={totalItems} isPending={isPending} />
      {children}
      {isPending && (
        <span role="status" className="inline-flex items-center">
          <Spinner className="size-4.5" />
          <span className="sr-only">Loading…</span>
        </span>
      )}
      <div className="flex min-h-11 items-center gap-3 max-md:w-full md:ml-auto lg:gap-4">
        <BarSelect
          label="Show"
          name="limit"
          form={formId}
          value={String(state.limit)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(limit) => change({ limit: Number(limit) as PageSize })}
        />
        <BarSelect
          label="Sort"
          name="sort"
          form={formId}
          value={sortParam(state.sort)}
          options={SORTS.map((sort) => ({ value: sortParam(sort), label: sortLabels[sort] }))}
          onChange={(param) => change({ sort: SORTS.find((sort) => sortParam(sort) === param) })}
          className="max-md:min-w-0 max-md:flex-1"
        />
        <div role="group" aria-label="View" className="flex overflow-clip rounded-md border border-edge">
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
      className="grid size-11 place-items-center hover:bg-tint focus-visible:-outline-offset-4 aria-[current=true]:bg-ink aria-[current=true]:text-paper"
    >
      {icon}
    </Link>
  );
}
