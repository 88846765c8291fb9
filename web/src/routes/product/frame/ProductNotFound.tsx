import { useLocation } from 'react-router-dom';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** Says that the product doesn't exist, with status 404. */
export function ProductNotFound() {
  usePageResponse({ status: 404 });
  return (
    <MessagePage title="Product Not Found">
      <PageHead title="Product not found" robots="noindex" />
      <p>The product you're looking for doesn't exist or has been removed.</p>
      <ProductWaysOut />
    </MessagePage>
  );
}

/** Links for a product that can't be shown. "Try Again" reloads the page, which works whatever else is broken. */
export function ProductWaysOut() {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/shop" variant="primary">
        Browse All Tyres
      </LinkButton>
      <LinkButton to={pathname + search} reloadDocument>
        Try Again
      </LinkButton>
      <LinkButton to="/shop" variant="plain">
        Return to Shop
      </LinkButton>
    </div>
  );
}
