import { useSearchParams } from 'react-router-dom';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { OrderSkeleton } from '../orderParts/OrderSkeleton.tsx';
import { InvitedReview } from './InvitedReview.tsx';

/** /review?token=: the target of the emailed review request, with or without an account. */
export function InvitedReviewRoute() {
  usePageResponse({ cache: 'private' });
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title="Review your tyres" robots="noindex,nofollow" />
      <BrowserOnly fallback={<OrderSkeleton />}>
        <InvitedReview token={search.get('token') ?? ''} lineId={search.get('line')} />
      </BrowserOnly>
    </>
  );
}
