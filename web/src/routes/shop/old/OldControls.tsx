import { slugOf } from '@treadline/schema/trade/values/slug';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listingParams } from '../../../features/filters/listing/listingPath.ts';
import { toggled } from '../../../features/filters/listingFilter.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { BarSelect } from '../../../ui/form/BarSelect.tsx';
import { homeBrands } from '../../parts/homeBrands.ts';
import {
  ALL,
  chosenIn,
  OLD_PAGE_SIZES,
  OLD_SIZES,
  OLD_SORTS,
  oldListingPath,
  oldSortLabels,
  type OldListing,
} from './oldListing.ts';

const FORM = 'listing';

interface OldControlsProps {
  state: OldListing;
  onChange: (next: OldListing) => void;
}

/** The controls of the alternative listing: sizes, brands, order and page size. */
export function OldControls({ state, onChange }: OldControlsProps) {
  const { sizes, brands } = state.filters;
  return (
    <div className="grid gap-x-8 gap-y-3 border-y border-line py-3 text-sm lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="grid min-w-0 gap-2">
        <Choices label="Size">
          {OLD_SIZES.map((size) => (
            <Choice
              key={size}
              label={size}
              isChosen={sizes.includes(size)}
              to={oldListingPath(chosenIn(state, { filters: { sizes: toggled(sizes, size) } }))}
            />
          ))}
        </Choices>
        <Choices label="Brand">
          {homeBrands.map((name) => (
            <Choice
              key={name}
              label={name}
              isChosen={brands.includes(slugOf(name))}
              to={oldListingPath(chosenIn(state, { filters: { brands: toggled(brands, slugOf(name)) } }))}
            />
          ))}
        </Choices>
      </div>
      <form id={FORM} action="/shop-old" aria-label="Order and page size" className="flex flex-wrap gap-3">
        {[...listingParams(state.filters)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <BarSelect
          label="Show"
          name="limit"
          form={FORM}
          value={String(state.limit)}
          options={OLD_PAGE_SIZES.map((size) => ({
            value: String(size),
            label: size === ALL ? 'All' : String(size),
          }))}
          onChange={(limit) =>
            onChange(
              chosenIn(state, {
                limit: OLD_PAGE_SIZES.find((size) => String(size) === limit) ?? state.limit,
              }),
            )
          }
        />
        <BarSelect
          label="Sort"
          name="sort"
          form={FORM}
          value={state.sort}
          options={keysOf(OLD_SORTS).map((sort) => ({
            value: sort,
            label: oldSortLabels[sort],
          }))}
          onChange={(text) =>
            onChange(chosenIn(state, { sort: keysOf(OLD_SORTS).find((sort) => sort === text) ?? state.sort }))
          }
          className="max-md:grow"
        />
        <Button type="submit" className="hidden! noscript:inline-flex!">
          Apply
        </Button>
      </form>
    </div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="phone-row gap-2 md:flex md:flex-wrap md:items-center">
      <span aria-hidden="true" className="w-12 shrink-0 text-ink-2">
        {label}
      </span>
      {children}
    </div>
  );
}

function Choice({ label, isChosen, to }: { label: string; isChosen: boolean; to: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={classes(
        'inline-flex min-h-11 shrink-0 items-center rounded-full border border-edge px-3.5 font-[600] hover:border-ink',
        'focus-visible:rounded-full aria-[current=true]:bg-ink aria-[current=true]:text-paper md:min-h-9',
      )}
    >
      {label}
    </Link>
  );
}
