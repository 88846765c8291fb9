import { failureText } from '../../apollo/failureText.ts';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { useConnectionsQuery } from './Connections.generated.ts';
import { SettingsNav } from './SettingsNav.tsx';

/** /admin/settings/connections: the services outside the shop, how each is connected, and tests of them. */
export function ConnectionsScreen() {
  const { data, error, refetch } = useConnectionsQuery({ fetchPolicy: 'cache-and-network' });
  const connections = data?.serviceConnections;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Connections">
      {connections ? (
        <div className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6">
          <SettingsNav groups={data.adminSettings ?? []} chosen="CONNECTIONS" />
          <div className="grid min-w-0 content-start gap-4">
            <p className="text-sm text-ink-2">
              Services are connected by environment variables, where the shop is started. Their secrets stay
              there and are never shown. Restart the shop after a change.
            </p>
            {connections.map((connection) => (
              <ConnectionPanel key={connection.name} connection={connection} />
            ))}
          </div>
        </div>
      ) : (
        <LoadFailed what="the connections" why={failureText(error)} onRetry={refetch} />
      )}
    </AdminPage>
  );
}
