import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** /account/export-link: where a link to a copy of the data leads that does not work (any more). */
export function ExportLinkRoute() {
  usePageResponse({ status: 404, cache: 'private' });
  return (
    <>
      <PageHead title="This link does not work" robots="noindex,nofollow" />
      <MessagePage title="This link does not work">
        <p>
          A link to your data is good for 24 hours and five downloads, and only the newest one works. You can
          have a new one sent from your account.
        </p>
        <LinkButton to="/account" variant="primary" className="justify-self-start">
          Go to your account
        </LinkButton>
      </MessagePage>
    </>
  );
}
