import { Link, Navigate, useParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { useAdminSettingsQuery } from './AdminSettings.generated.ts';
import type { SettingGroup } from './settingGroup.ts';
import { SettingGroupForm } from './SettingGroupForm.tsx';

const pathOf = (name: string): string => `/admin/settings/${name.toLowerCase()}`;

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
          <Groups groups={groups} chosen={group} />
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

interface GroupsProps {
  groups: readonly SettingGroup[];
  chosen: SettingGroup;
}

/** Links to the groups: beside the form, or above it on phones. */
function Groups({ groups, chosen }: GroupsProps) {
  return (
    <nav aria-label="Settings" className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:overflow-visible lg:p-0">
      <ul className="flex gap-2 lg:sticky lg:top-19 lg:grid lg:gap-0.5">
        {groups.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              aria-current={name === chosen.name ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-full border-[1.5px] border-edge bg-card px-4 text-sm font-[600]',
                'whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink',
                'aria-[current=page]:text-paper lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3',
                'lg:hover:border-transparent lg:hover:bg-tint',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
              <Link to={pathOf(invented[0]?.name ?? '')} className="underline underline-offset-4">
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
