import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** For administrators who must set up two-factor sign-in before anything else. */
export function TwoFactorNeeded() {
  return (
    <MessagePage title="Set up two-factor sign-in first">
      <p>
        This shop asks its administrators for a code from their phone as well as their password. It takes two
        minutes. You can open the admin as soon as it’s on.
      </p>
      <LinkButton to="/account#two-step" variant="primary">
        Set it up
      </LinkButton>
    </MessagePage>
  );
}
