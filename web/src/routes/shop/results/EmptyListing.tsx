import { PackageOpen, SearchX } from 'lucide-react';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { cleared, type ListingState } from '../../../features/filters/listingState.ts';
import { SearchHelp } from '../../../features/search/SearchHelp.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';

/**
 * Why the listing is empty and what would help, depending on whether the visitor used a search text, one filter, or
 * several.
 */
function whyNone(state: ListingState): string {
  if (filterCount(state) > 1)
    return 'No tyres found that match all of these filters. Try removing one, or clear them all.';
  if (state.search)
    return (
      `No tyres found for “${state.search}”. Check the spelling, leave a word out, or search for a size ` +
      'such as 205/55 R16, a brand or a model.'
    );
  return 'No tyres found for this filter. Try another, or clear it.';
}

/** The listing without tyres: nothing matches the filters, or the shop is empty. */
export function EmptyListing({ state }: { state: ListingState }) {
  if (filterCount(state) === 0) {
    return (
      <EmptyState icon={<PackageOpen className="size-8" />} title="No Products Available">
        The shop has no tyres at the moment. Please come back soon.
      </EmptyState>
    );
  }
  const none = (
    <EmptyState
      icon={<SearchX className="size-8" />}
      title="No Products Found"
      action={
        <>
          <LinkButton to={listingPath(cleared(state))} replace variant="primary">
            Clear Filters
          </LinkButton>
          <LinkButton to="/finder">Let us help you choose</LinkButton>
        </>
      }
    >
      {whyNone(state)}
    </EmptyState>
  );
  return state.search ? <SearchHelp search={state.search}>{none}</SearchHelp> : none;
}
