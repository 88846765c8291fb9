import { ROLE_SCOPES, scopeFacts, type Scope } from '@treadline/schema/trade/people/scope';
import { failureText } from '../../apollo/failureText.ts';
import { formatCount } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import type { StaffRolePartsFragment } from '../form/person/StaffRoles.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import { useStaffQuery } from './Staff.generated.ts';
import { rolePath, ROLES_PATH, STAFF_PATH } from './staffPaths.ts';

/** /admin/staff/roles: the roles, and what each may see and do. */
export function RoleListScreen() {
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const roles = data?.staff?.roles;
  if (!roles && !error) return <ScreenLoading />;
  return (
    <AdminPage
      title="Roles"
      back={{ to: STAFF_PATH, label: 'Staff' }}
      actions={
        <LinkButton to={`${ROLES_PATH}/new`} variant="primary">
          New role
        </LinkButton>
      }
    >
      {!roles && <LoadFailed what="the roles" why={failureText(error)} onRetry={refetch} />}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {roles?.map((role) => (
          <RoleCard key={role.slug} role={role} />
        ))}
      </ul>
    </AdminPage>
  );
}

/** Permissions in plain words. Using the admin comes with any other, so it says nothing. */
const wordsOf = (scopes: readonly Scope[]): string =>
  ROLE_SCOPES.filter((scope) => scopes.includes(scope))
    .map((scope) => scopeFacts[scope].label)
    .join(', ');

function RoleCard({
  role: { slug, label, meaning, scopes, isOwners, people },
}: {
  role: StaffRolePartsFragment;
}) {
  return (
    <li className="relative grid content-start gap-2 rounded-lg border border-line bg-card p-4 text-sm">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={rolePath(slug)} className="text-base">
          {label}
        </RowLink>
        <span className="whitespace-nowrap text-ink-2">
          {people === 1 ? '1 person' : `${formatCount(people ?? 0)} people`}
        </span>
      </span>
      <span>{meaning}</span>
      <span className="text-ink-2">{isOwners ? 'Everything' : wordsOf(scopes)}</span>
    </li>
  );
}
