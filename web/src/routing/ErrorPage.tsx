import { useLocation } from 'react-router-dom';
import { failureText } from '../apollo/failureText.ts';
import { PageHead } from '../lib/head/PageHead.tsx';
import { LinkButton } from '../ui/base/LinkButton.tsx';
import { MessagePage } from '../ui/page/MessagePage.tsx';

const OUR_FAULT = 'Sorry, we couldn’t show this page. It’s our fault, not yours.';

/** Shown when a page fails, with the reason. "Try again" is a plain link, which works whatever else is broken. */
export function ErrorPage({ error }: { error?: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <MessagePage title="Something went wrong" role="alert">
      <PageHead title="Something went wrong" robots="noindex" />
      <p>{failureText(error, OUR_FAULT)} Your cart is safe.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pathname + search} reloadDocument variant="primary">
          Try again
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          Go to the home page
        </LinkButton>
      </div>
    </MessagePage>
  );
}
