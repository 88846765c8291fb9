import { failureText } from '../../../apollo/failureText.ts';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../../frame/page/ScreenLoading.tsx';
import { SettingsNav } from '../SettingsNav.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { useConnectionsQuery } from './Connections.generated.ts';

/** /admin/settings/connections: the services outside the shop, how each is connected, and tests of them. */
export function ConnectionsScreen() {
  const { data, error, refetch } = useConnectionsQuery({ fetchPolicy: 'cache-and-network' });
  const connections = data?.serviceConnections;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Connections">
      {connections ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6">
          <SettingsNav groups={data.adminSettings ?? []} chosen="CONNECTIONS" />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <p className="text-sm text-ink-2">
              Services are connected in the file .env on the machine that runs your shop, and secrets stay
              there: this page never shows them. If someone else looks after that machine, send them a link to
              this page.
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
