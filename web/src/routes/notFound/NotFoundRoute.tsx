import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** The page for every unknown path. */
export function NotFoundRoute() {
  usePageResponse({ status: 404 });
  return (
    <MessagePage title="Sorry, we can’t find that page">
      <PageHead title="Page not found" robots="noindex" />
      <p>It may have moved, or the address may be wrong.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop" variant="primary">
          Browse all tyres
        </LinkButton>
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
    </MessagePage>
  );
}
