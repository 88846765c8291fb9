import { listingVariables } from '../../../features/filters/listing/listingVariables.ts';
import type { ListingState } from '../../../features/filters/listingState.ts';
import { useListingCountQuery } from './ListingCount.generated.ts';
import type { Counted } from './listingFacts.ts';

/** What the number of tyres depends on: neither their order nor the page. */
export function countVariables(state: ListingState) {
  const { filter, search, grouping } = listingVariables(state);
  return { filter, search, grouping };
}

/**
 * How many tyres a choice leaves. While they load, a small question of its own finds it out, whose answer comes
 * sooner; null until then.
 * @param shown the counts of `state`, the tyres that are shown.
 */
export function useChosenCount(chosen: ListingState, state: ListingState, shown: Counted): Counted | null {
  const variables = countVariables(chosen);
  const isShown = chosen === state || JSON.stringify(variables) === JSON.stringify(countVariables(state));
  const { data } = useListingCountQuery({ variables, skip: isShown });
  return isShown ? shown : (data?.products ?? null);
}
