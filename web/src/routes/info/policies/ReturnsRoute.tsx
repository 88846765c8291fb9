import { useSession } from '../../../features/accounts/session/sessionStore.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /returns: what can be sent back, until when and how, and where a return starts. */
export function ReturnsRoute() {
  const session = useSession();
  return (
    <PolicyPage
      policy={policies.returns}
      start={
        <LinkButton to={session ? '/orders' : '/find-order'} variant="primary" className="justify-self-start">
          Start a return
        </LinkButton>
      }
    />
  );
}
