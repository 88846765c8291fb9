import { useSearchParams } from 'react-router-dom';
import { readComparison } from '../../features/compare/readComparison.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { ComparePage } from './ComparePage.tsx';
import { EmptyComparison } from './EmptyComparison.tsx';
import { StoredComparison } from './StoredComparison.tsx';

/** /compare?tyres=12,34: up to four tyres side by side. Without parameters, the comparison stored in this browser. */
export function CompareRoute() {
  const asked = readComparison(useSearchParams()[0].get('tyres'));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <PageHead
        title="Compare tyres"
        robots="noindex,follow"
        description="Up to four tyres side by side: price, tyre label, ratings, load, speed and availability."
      />
      <h1 className="text-2xl">Compare tyres</h1>
      {asked.ids.length > 0 || asked.unreadable > 0 ? (
        <ComparePage asked={asked} />
      ) : (
        <BrowserOnly fallback={<EmptyComparison />}>
          <StoredComparison />
        </BrowserOnly>
      )}
    </div>
  );
}
