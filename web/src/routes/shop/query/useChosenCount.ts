import { listingVariables } from '../../../features/filters/listing/listingVariables.ts';
import type { ListingState } from '../../../features/filters/listingState.ts';
import { useListingCountQuery } from './ListingCount.generated.ts';
import type { Counted } from './listingFacts.ts';

/** The variables that affect the number of tyres, which are neither order nor page. */
export function countVariables(state: ListingState) {
  const { filter, search, grouping } = listingVariables(state);
  return { filter, search, grouping };
}

/**
 * The number of tyres for a choice; null until known. While the tyres load, a small separate query counts them,
 * because its answer arrives sooner.
 * @param shown the counts of `state`, whose tyres are shown.
 */
export function useChosenCount(chosen: ListingState, state: ListingState, shown: Counted): Counted | null {
  const variables = countVariables(chosen);
  const isShown = chosen === state || JSON.stringify(variables) === JSON.stringify(countVariables(state));
  const { data } = useListingCountQuery({ variables, skip: isShown });
  return isShown ? shown : (data?.products ?? null);
}
