import { useNavigate, useParams } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { FormSection } from '../form/FormSection.tsx';
import type { StaffRolePartsFragment } from '../form/person/StaffRoles.generated.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { RoleForm } from './RoleForm.tsx';
import { PREVIEW_TEXT, RolePreview } from './RolePreview.tsx';
import { roleValues } from './roleValues.ts';
import { ScopeText } from './ScopeFields.tsx';
import { useStaffQuery } from './Staff.generated.ts';
import { ROLES_PATH } from './staffPaths.ts';
import { useDeleteStaffRoleMutation } from './StaffRoles.generated.ts';

const BACK = { to: ROLES_PATH, label: 'Roles' };

/** /admin/staff/roles/:slug: a role, to change or delete it. */
export function RoleScreen() {
  const { slug } = useParams();
  const query = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const role = query.data?.staff?.roles.find((one) => one.slug === slug);
  if (!role)
    return (
      <NotShown query={query} thing="role" back={BACK}>
        It may have been deleted, or the link is incomplete.
      </NotShown>
    );
  const canChange = !role.isOwners && role.isCovered;
  return (
    <AdminPage title={role.label} back={BACK} actions={canChange && <DeleteRole role={role} />}>
      {canChange ? (
        <RoleForm key={role.slug} staffRole={role} reload={query.refetch} onSaved={() => undefined} />
      ) : (
        <RoleFacts role={role} />
      )}
    </AdminPage>
  );
}

/** /admin/staff/roles/new: creates a role. */
export function NewRoleScreen() {
  const navigate = useNavigate();
  return (
    <AdminPage title="New role" back={BACK}>
      <RoleForm staffRole={null} reload={() => Promise.resolve()} onSaved={() => void navigate(ROLES_PATH)} />
    </AdminPage>
  );
}

/** A role that the user can't change. */
function RoleFacts({ role }: { role: StaffRolePartsFragment }) {
  return (
    <>
      <FormSection title="What it may see and do" text={role.meaning}>
        <p className="text-sm">
          {role.isOwners
            ? 'Everything, including whatever the shop learns to do in future. This role can’t be changed or deleted.'
            : 'It has permissions that your own role lacks, so you can’t change it.'}
        </p>
        <ul className="grid gap-2 text-sm md:grid-cols-2">
          {roleValues(role).scopes.map((scope) => (
            <li key={scope}>
              <ScopeText scope={scope} />
            </li>
          ))}
        </ul>
      </FormSection>
      <FormSection title="Preview" text={PREVIEW_TEXT}>
        <RolePreview scopes={roleValues(role).scopes} />
      </FormSection>
    </>
  );
}

function DeleteRole({ role: { slug, label } }: { role: StaffRolePartsFragment }) {
  const [remove, { loading, data }] = useDeleteStaffRoleMutation({
    variables: { slug },
    refetchQueries: ['Staff'],
  });
  const navigate = useNavigate();
  const refused = data?.deleteStaffRole;

  async function confirm(close: () => void) {
    const answer = await remove().catch(failed);
    const deleted = answer.data?.deleteStaffRole;
    if (!deleted) return toastFailure(answer.error);
    if (deleted.__typename !== 'StaffRoleDeleted') return;
    close();
    toast(`Role “${label}” deleted.`);
    void navigate(ROLES_PATH);
  }

  return (
    <ConfirmButton
      label="Delete"
      title={`Delete the role “${label}”?`}
      confirmLabel="Delete role"
      busy={loading}
      refusal={refused && 'message' in refused ? refused.message : null}
      onConfirm={confirm}
    >
      <p>You can delete a role once no one on your staff has it. This can’t be undone.</p>
    </ConfirmButton>
  );
}
