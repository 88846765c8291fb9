import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** Says that the article doesn't exist, with status 404. */
export function BlogPostNotFound() {
  usePageResponse({ status: 404 });
  return (
    <MessagePage title="Post Not Found">
      <PageHead title="Blog post not found" robots="noindex" />
      <p>The blog post you're looking for doesn't exist.</p>
      <div>
        <LinkButton to="/blog" variant="primary">
          Back to Blog
        </LinkButton>
      </div>
    </MessagePage>
  );
}
