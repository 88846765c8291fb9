import { PackageOpen, SearchX } from 'lucide-react';

import { listingPath } from '../../features/filters/listingPath.ts';
import { cleared, filterCount, type ListingState } from '../../features/filters/listingState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

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
      <p className="font-[650] text-ink">No tyres found</p>
      <p>Nothing matches all of these filters at once. Remove one of them, or clear them all.</p>
    </EmptyState>
  );
}
