import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** /account/deleted: the farewell. */
export function AccountDeletedRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Your account is deleted" robots="noindex,nofollow" />
      <MessagePage title="Your account is deleted">
        <p>You are signed out everywhere, and this browser has forgotten you. One last email confirms it.</p>
        <p>Thank you for having been with us. You are always welcome back, with an account or without one.</p>
        <LinkButton to="/" variant="primary" className="justify-self-start">
          Go to the home page
        </LinkButton>
      </MessagePage>
    </>
  );
}
