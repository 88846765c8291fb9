import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** Answers every address that is none of the shop's. */
export function NotFoundRoute() {
  usePageResponse({ status: 404 });
  return (
    <MessagePage title="This road ends here">
      <PageHead title="Page not found" robots="noindex" />
      <p>The page you asked for does not exist, or has moved.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop" variant="primary">
          Browse all tyres
        </LinkButton>
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
    </MessagePage>
  );
}
