import { useLocation } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/**
 * Says why part of the blog couldn't be loaded. "Try Again" reloads the page, which works whatever else is broken.
 */
export function BlogFailed({ title, error }: { title: string; error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={title} role="alert">
      <PageHead title={title} robots="noindex" />
      <p>{failureText(error)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pathname + search} reloadDocument variant="primary">
          Try Again
        </LinkButton>
        <LinkButton to="/blog" reloadDocument>
          Back to Blog
        </LinkButton>
      </div>
    </MessagePage>
  );
}
