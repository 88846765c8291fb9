import { Link, Navigate, useParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { useAdminSettingsQuery } from './AdminSettings.generated.ts';
import type { SettingGroup } from './settingGroup.ts';
import { SettingGroupForm } from './SettingGroupForm.tsx';
import { SettingsNav, settingsPath } from './SettingsNav.tsx';

/** /admin/settings and /admin/settings/:group: the shop's settings, one form per group. */
export function SettingsScreen() {
  const chosen = useParams()['group']?.toUpperCase();
  const { data, error, refetch } = useAdminSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.adminSettings;
  if (!groups && !error) return <ScreenLoading />;
  const group = groups?.find(({ name }) => name === (chosen ?? 'COMPANY'));
  if (groups && !group) return <Navigate replace to="/admin/settings" />;
  return (
    <AdminPage title="Settings">
      {groups && group ? (
        <div className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6">
          <SettingsNav groups={groups} chosen={group.name} />
          <div className="grid min-w-0 content-start gap-4">
            <Warnings groups={groups} group={group} />
            <SettingGroupForm key={group.name} group={group} reload={() => refetch()} />
          </div>
        </div>
      ) : (
        <LoadFailed what="the settings" why={failureText(error)} onRetry={refetch} />
      )}
    </AdminPage>
  );
}

/** Warnings about the current settings. */
function Warnings({ groups, group }: { groups: readonly SettingGroup[]; group: SettingGroup }) {
  const invented = groups.flatMap(({ name, settings }) =>
    settings.filter(({ isInvented }) => isInvented).map(({ label }) => ({ name, label })),
  );
  return (
    <>
      {invented.length > 0 && (
        <Notice tone="warn" title="The shop still uses made-up details">
          <p>
            Change these before you sell: {invented.map(({ label }) => label).join(', ')}.{' '}
            {invented.every(({ name }) => name !== group.name) && (
              <Link to={settingsPath(invented[0]?.name ?? '')} className="underline underline-offset-4">
                Change them
              </Link>
            )}
          </p>
        </Notice>
      )}
      {group.warning && <Notice tone="warn" title={group.warning} />}
    </>
  );
}
