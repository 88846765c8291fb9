import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

/** An address below /admin that leads nowhere. */
export function UnknownScreen() {
  return (
    <AdminPage title="Nothing here">
      <EmptyState
        title="There is no such page in the admin"
        action={<LinkButton to="/admin">Go home</LinkButton>}
      >
        The address may be mistyped, or the page has moved. Press Ctrl K to search for it.
      </EmptyState>
    </AdminPage>
  );
}
