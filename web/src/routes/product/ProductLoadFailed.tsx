import { PageHead } from '../../lib/PageHead.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { ProductWaysOut } from './ProductNotFound.tsx';

/** Says that the product may well exist, but could not be fetched. */
export function ProductLoadFailed() {
  return (
    <MessagePage title="Failed to load product" role="alert">
      <PageHead title="Failed to load product" robots="noindex" />
      <p>Failed to load product. Please try again.</p>
      <ProductWaysOut />
    </MessagePage>
  );
}
