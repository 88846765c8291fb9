import { PageHead } from '../../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** /account/export-link: shown for an invalid or expired data export link. */
export function ExportLinkRoute() {
  usePageResponse({ status: 404, cache: 'private' });
  return (
    <>
      <PageHead title="This link does not work" robots="noindex,nofollow" />
      <MessagePage title="This link does not work">
        <p>
          Each link to your data works for 24 hours and five downloads, and only the latest one works. You can
          ask for a new one in your account.
        </p>
        <LinkButton to="/account" variant="primary">
          Go to your account
        </LinkButton>
      </MessagePage>
    </>
  );
}
