import { categoryLabels } from '@treadline/schema/trade/category';
import { toPounds } from '@treadline/schema/trade/money';
import { seasonLabels } from '@treadline/schema/trade/season';
import type { ProductSort } from '../../apollo/schema.generated.ts';
import { DEFAULT_STATE, type ListingState } from './listingState.ts';

/** The order as addresses name it: `price_ASC`, `created_at_DESC`. */
export function sortParam(sort: ProductSort): string {
  const direction = sort.lastIndexOf('_');
  return sort.slice(0, direction).toLowerCase() + sort.slice(direction);
}

/** An amount of pence in pounds, as addresses and price fields have it: 4950 is "49.5". */
export function poundsParam(pence: number | null): string {
  return pence === null ? '' : String(toPounds(pence));
}

/** The parts of a state by their names in the address; parts that say nothing are empty. */
function namedParts(state: ListingState): [name: string, values: readonly (string | number | null)[]][] {
  const { sort, limit, view, page } = state;
  return [
    ['search', [state.search]],
    ['registration', [state.registration]],
    ['make', [state.make]],
    ['model', [state.model]],
    ['year', [state.year]],
    ['category', state.categories.map((category) => categoryLabels[category])],
    ['season', state.seasons.map((season) => seasonLabels[season])],
    ['brand', state.brands],
    ['size', state.sizes],
    ['width', [state.width]],
    ['profile', [state.profile]],
    ['diameter', [state.diameter]],
    ['speedRating', state.speedRatings],
    ['wetGrip', state.wetGrip],
    ['fuelEfficiency', state.fuelEfficiency],
    ...state.flags.map((flag): [string, string[]] => [flag, ['true']]),
    ['minPrice', [poundsParam(state.minPrice)]],
    ['maxPrice', [poundsParam(state.maxPrice)]],
    ['sort', [sort === DEFAULT_STATE.sort ? '' : sortParam(sort)]],
    ['limit', [limit === DEFAULT_STATE.limit ? '' : limit]],
    ['view', [view === DEFAULT_STATE.view ? '' : view]],
    ['page', [page === DEFAULT_STATE.page ? '' : page]],
  ];
}

/** The address parameters of a state. What is empty or as it is by default is left out. */
export function listingParams(state: ListingState): URLSearchParams {
  const entries = namedParts(state).flatMap(([name, values]) =>
    values.filter((value) => value !== null && value !== '').map((value) => [name, String(value)]),
  );
  return new URLSearchParams(entries);
}

/** The address of the listing in a state. */
export function listingPath(state: ListingState): string {
  const query = listingParams(state).toString();
  return query ? `/shop?${query}` : '/shop';
}
