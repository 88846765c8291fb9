import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** Says that the model doesn't exist, with status 404. */
export function ModelNotFound() {
  usePageResponse({ status: 404 });
  return (
    <MessagePage title="Product Not Found">
      <PageHead title="Product not found" robots="noindex" />
      <p>The requested product could not be found.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          Back to Home
        </LinkButton>
        <LinkButton to="/shop">Browse All Tyres</LinkButton>
      </div>
    </MessagePage>
  );
}
