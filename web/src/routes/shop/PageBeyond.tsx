import { MapPinOff } from 'lucide-react';
import { listingPath } from '../../features/filters/listingPath.ts';
import { changed, type ListingState } from '../../features/filters/listingState.ts';
import { formatCount } from '../../lib/format.ts';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const NOT_FOUND = 404;

/** The page for an address after the last page of the listing. */
export function PageBeyond({ state, totalPages }: { state: ListingState; totalPages: number }) {
  usePageResponse({ status: NOT_FOUND });
  return (
    <EmptyState
      icon={<MapPinOff aria-hidden="true" className="size-8" />}
      title={`There’s no page ${formatCount(state.page)}`}
      action={
        <LinkButton to={listingPath(changed(state, { page: 1 }))} replace variant="primary">
          Go to the first page
        </LinkButton>
      }
    >
      {totalPages === 1
        ? 'There’s only one page of tyres.'
        : `There are only ${formatCount(totalPages)} pages of tyres.`}
    </EmptyState>
  );
}
