import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** /account/deleted: confirms the deletion. */
export function AccountDeletedRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Your account has been deleted" robots="noindex,nofollow" />
      <MessagePage title="Your account has been deleted">
        <p>
          We’ve signed you out everywhere and cleared your details from this browser. We’ll send one last
          email to confirm it.
        </p>
        <p>Thank you for shopping with us. You’re welcome back any time, with or without an account.</p>
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
      </MessagePage>
    </>
  );
}
