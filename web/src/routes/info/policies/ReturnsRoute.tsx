import { useSession } from '../../../features/accounts/session/sessionStore.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /returns: which returns are possible, until when and how, with a button to start one. */
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
