import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import { filterOf, FILTERS } from '../kinds/listingFilters.tsx';
import type { FilterValues, PanelSource } from '../listingFilter.ts';
import { changed, cleared, type ListingState } from '../listingState.ts';
import { groupingParams, listingPath } from './listingPath.ts';

interface FilterPanelProps extends Pick<
  PanelSource,
  'facets' | 'brandNames' | 'hasSearchedSize' | 'isGrouped'
> {
  state: ListingState;
  onChange: (next: ListingState) => void;
  /** The form's id, for controls outside it. */
  formId?: string;
  /** For a container with its own heading and clear button. */
  hideTitle?: boolean;
}

/** All filters of the listing. Each choice applies at once; without JavaScript, a button applies them. */
export function FilterPanel(props: FilterPanelProps) {
  const { state, formId, hideTitle = false, onChange } = props;
  const { facets, brandNames, hasSearchedSize, isGrouped } = props;
  const source: PanelSource = {
    values: state,
    facets,
    brandNames,
    hasSearchedSize,
    isGrouped,
    onChange: (change) => onChange(changed(state, change)),
  };
  return (
    <form
      id={formId}
      action="/shop"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4"
    >
      {state.grouping !== 'AUTO' && (
        <input type="hidden" name="versions" value={groupingParams[state.grouping]} />
      )}
      {state.view === 'list' && <input type="hidden" name="view" value="list" />}
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
      {FILTERS.map((key) => (
        <Fragment key={key}>{controlOf(key, source)}</Fragment>
      ))}
      <Button type="submit" wide className="hidden! noscript:inline-flex!">
        Apply
      </Button>
    </form>
  );
}

function controlOf<Key extends keyof FilterValues>(key: Key, source: PanelSource) {
  return filterOf(key).control?.(source.values[key], source);
}
