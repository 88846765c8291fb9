import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { filterOptions, type FilterSource } from './filterOptions.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { listingPath } from './listingPath.ts';
import { changed, cleared, type ListingState } from './listingState.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { SizeFilter } from './SizeFilter.tsx';

interface FilterPanelProps extends FilterSource {
  /** For controls outside the form that belong to it. */
  formId?: string;
  /** Where a heading and a way to clear all stand around it. */
  hideTitle?: boolean;
  /** Whether the size is one that was searched for, so that nothing is counted of other sizes. */
  hasSearchedSize: boolean;
}

/** All filters of the listing. Each choice is put into force at once; without a script a button does it. */
export function FilterPanel({ formId, hideTitle = false, hasSearchedSize, ...source }: FilterPanelProps) {
  const { state, facets, onChange } = source;
  const change = (parts: Partial<ListingState>) => onChange(changed(state, parts));
  const options = filterOptions(source);
  return (
    <form
      id={formId}
      action="/shop"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4"
    >
      <HiddenFields state={state} />
      {!hideTitle && (
        <div className="flex items-center justify-between">
          <h2 className="text-lg">Filters</h2>
          <Link
            to={listingPath(cleared(state))}
            className="inline-flex min-h-9 items-center text-sm font-[650] underline underline-offset-4"
          >
            Clear All
          </Link>
        </div>
      )}
      <OptionGroup title="Tyre Type" name="category" options={options.categories} />
      <SizeFilter
        state={state}
        counts={
          hasSearchedSize
            ? null
            : { width: facets.widths, profile: facets.profiles, diameter: facets.diameters }
        }
        onChange={change}
      />
      <OptionGroup title="Season" name="season" options={options.seasons} />
      <OptionGroup
        title="Speed Rating"
        name="speedRating"
        options={options.speedRatings}
        more={{ label: 'More speed ratings', options: options.moreSpeedRatings }}
      />
      <OptionGroup
        title="Brand"
        name="brand"
        options={options.brands}
        more={{ label: 'More brands', options: options.moreBrands }}
      />
      <PriceFilter state={state} topPrice={facets.maxPrice} onChange={change} />
      <OptionGroup title="Wet grip" name="wetGrip" options={options.wetGrip} />
      <OptionGroup title="Fuel efficiency" name="fuelEfficiency" options={options.fuelEfficiency} />
      <OptionGroup title="Features" options={options.flags} />
      <Button type="submit" wide className="hidden! noscript:inline-flex!">
        Apply
      </Button>
    </form>
  );
}
