import { PageHead } from '../../../lib/head/PageHead.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';
import { ProductWaysOut } from './ProductNotFound.tsx';

/** Says that the product couldn't be loaded, though it may exist. */
export function ProductLoadFailed() {
  return (
    <MessagePage title="Failed to load product" role="alert">
      <PageHead title="Failed to load product" robots="noindex" />
      <p>Failed to load product. Please try again.</p>
      <ProductWaysOut />
    </MessagePage>
  );
}
