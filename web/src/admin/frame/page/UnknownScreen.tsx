import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

/** Shown for an address below /admin that doesn't exist. */
export function UnknownScreen() {
  return (
    <AdminPage title="Page not found">
      <EmptyState
        title="There’s no admin page at this address"
        action={<LinkButton to="/admin">Go home</LinkButton>}
      >
        It may be mistyped, or the page may have moved. Press Ctrl K to search.
      </EmptyState>
    </AdminPage>
  );
}
