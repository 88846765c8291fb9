import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

/** A screen that is not for the role of whoever opened its address. */
export function ClosedScreen() {
  return (
    <AdminPage title="Not for your role">
      <EmptyState
        title="Your role doesn’t include this screen"
        action={<LinkButton to="/admin">Go home</LinkButton>}
      >
        Ask an administrator if you need it.
      </EmptyState>
    </AdminPage>
  );
}
