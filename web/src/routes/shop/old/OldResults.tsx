import { PackageOpen, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { DEFAULT_PAGE_SIZE } from '../../../features/filters/listingState.ts';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { formatTyres } from '../../../lib/text/format.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { PageBeyond } from '../results/PageBeyond.tsx';
import { failureTitle } from './failureTitle.ts';
import { OldCards } from './OldCards.tsx';
import { OldFailed } from './OldFailed.tsx';
import { useOldShopListingSuspenseQuery, type OldShopListingQuery } from './OldListing.generated.ts';
import { ALL, oldListingPath, oldListingVariables, oldPageNumbers, type OldListing } from './oldListing.ts';

const ManyTyres = lazy(async () => ({ default: (await import('./ManyTyres.tsx')).ManyTyres }));

/** The tyres of the alternative listing, or why it's empty. */
export function OldResults({ state }: { state: OldListing }) {
  const { data, error } = useOldShopListingSuspenseQuery({
    variables: oldListingVariables(state),
    errorPolicy: 'all',
  });
  const products = data?.products;
  if (!products) return <OldFailed title={failureTitle(error)} />;
  return <Found state={state} products={products} />;
}

function Found({ state, products }: { state: OldListing; products: OldShopListingQuery['products'] }) {
  const { items, pageInfo } = products;
  const { totalItems, totalPages } = pageInfo;
  if (totalItems === 0) return <NoTyres state={state} />;
  if (items.length === 0)
    return (
      <PageBeyond
        page={state.page}
        totalPages={totalPages}
        firstPage={oldListingPath({ ...state, page: 1 })}
      />
    );
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm text-ink-2">
        {formatTyres(totalItems)}
      </p>
      <Tyres state={state} items={items} totalItems={totalItems} />
      {state.limit !== ALL && (
        <Pagination
          page={state.page}
          totalPages={totalPages}
          numbers={oldPageNumbers(state.page, totalPages)}
          hrefFor={(page) => oldListingPath({ ...state, page })}
        />
      )}
    </div>
  );
}

interface TyresProps {
  state: OldListing;
  items: OldShopListingQuery['products']['items'];
  totalItems: number;
}

/** The server renders the default page size. The browser adds the rest as it comes into view. */
function Tyres({ state, items, totalItems }: TyresProps) {
  const inBrowser = useInBrowser();
  const count = state.limit === ALL ? totalItems : items.length;
  const first = <OldCards slots={items.slice(0, DEFAULT_PAGE_SIZE)} />;
  if (count <= DEFAULT_PAGE_SIZE) return first;
  if (inBrowser)
    return (
      <Suspense fallback={first}>
        <ManyTyres key={oldListingPath(state)} state={state} items={items} count={count} />
      </Suspense>
    );
  return (
    <>
      {first}
      <Notice className="hidden! noscript:flex!">
        <p>
          Without JavaScript you’ll only see the first {DEFAULT_PAGE_SIZE} tyres.{' '}
          <a href={oldListingPath({ ...state, limit: DEFAULT_PAGE_SIZE })}>Show {DEFAULT_PAGE_SIZE} a page</a>{' '}
          to see them all.
        </p>
      </Notice>
    </>
  );
}

function NoTyres({ state }: { state: OldListing }) {
  if (filterCount(state.filters) === 0)
    return (
      <EmptyState icon={<PackageOpen className="size-8" />} title="No Products Available">
        The shop has no tyres at the moment. Please come back soon.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchX className="size-8" />}
      title="No Products Found"
      action={
        <LinkButton to="/shop-old" variant="primary">
          Clear Filters
        </LinkButton>
      }
    >
      No tyres found that match all of these filters. Try removing one, or clear them all.
    </EmptyState>
  );
}

/** A placeholder while the first tyres load. */
export function OldResultsLoading() {
  return (
    <p role="status" className="flex min-h-96 items-start gap-2 text-sm text-ink-2">
      <Spinner />
      Loading tyres…
    </p>
  );
}
