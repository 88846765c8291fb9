import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { filterCount } from '../../features/filters/listing/filterChips.ts';
import { listingPath } from '../../features/filters/listing/listingPath.ts';
import { cleared, type ListingState } from '../../features/filters/listingState.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

/**
 * Says that the tyres couldn't be loaded. Both links load a new page from the server, which works whatever else is
 * broken.
 */
export function ListingFailed({ state }: { state: ListingState }) {
  const alert = useRef<HTMLDivElement>(null);
  // The replaced listing may have been long, so scroll the message into view.
  useEffect(() => alert.current?.scrollIntoView({ block: 'center', behavior: 'instant' }), []);
  return (
    <div className="wrap grid gap-6 pt-4 pb-16 md:pt-6">
      <PageHead title="Tyres" robots="noindex,follow" />
      <div>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Shop' }]} />
        <h1 className="mt-2 text-2xl">Tyres</h1>
      </div>
      <div ref={alert} role="alert">
        <EmptyState
          icon={<CircleAlert className="size-8" />}
          title="No tyres found"
          action={
            <>
              <LinkButton to={listingPath(state)} reloadDocument variant="primary">
                Refresh Page
              </LinkButton>
              {filterCount(state) > 0 && (
                <LinkButton to={listingPath(cleared(state))} reloadDocument>
                  Clear Filters
                </LinkButton>
              )}
            </>
          }
        >
          We couldn’t load the tyres. Check your connection and refresh the page. Your cart is safe.
        </EmptyState>
      </div>
    </div>
  );
}
