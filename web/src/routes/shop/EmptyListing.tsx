import { PackageOpen, SearchX } from 'lucide-react';
import { listingPath } from '../../features/filters/listingPath.ts';
import { cleared, filterCount, type ListingState } from '../../features/filters/listingState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Why there is nothing, and what would help: it depends on whether a text, a filter, or several of them were asked for. */
function whyNone(state: ListingState): string {
  if (filterCount(state) > 1)
    return 'No tyres found that match all of these filters at once. Remove one of them, or clear them all.';
  if (state.search)
    return `No tyres found for “${state.search}”. Check the spelling, or search for a size such as 205/55 R16, a brand or a model.`;
  return 'No tyres found for this filter. Choose another one, or clear it.';
}

/** Nothing to show: nothing matches the filters, or the shop itself is empty. */
export function EmptyListing({ state }: { state: ListingState }) {
  if (filterCount(state) === 0) {
    return (
      <EmptyState icon={<PackageOpen aria-hidden="true" className="size-8" />} title="No Products Available">
        There are no tyres in the shop at the moment. Please come back soon.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-8" />}
      title="No Products Found"
      action={
        <LinkButton to={listingPath(cleared(state))} replace variant="primary">
          Clear Filters
        </LinkButton>
      }
    >
      {whyNone(state)}
    </EmptyState>
  );
}
