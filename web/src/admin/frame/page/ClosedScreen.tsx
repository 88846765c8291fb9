import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

/** Shown when the user's role doesn't include the screen at this address. */
export function ClosedScreen() {
  return (
    <AdminPage title="No access">
      <EmptyState
        title="Your role doesn’t include this screen"
        action={<LinkButton to="/admin">Go home</LinkButton>}
      >
        Ask an administrator for access.
      </EmptyState>
    </AdminPage>
  );
}
