import { useState } from 'react';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createStaffRoleInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import type { StaffRolePartsFragment } from '../form/person/StaffRoles.generated.ts';
import { useAdminForm, type SaveAnswer } from '../form/useAdminForm.ts';
import { PREVIEW_TEXT, RolePreview } from './RolePreview.tsx';
import { RoleProofDialog, type RoleToSave } from './RoleProofDialog.tsx';
import { NEW_ROLE, roleValues, type RoleValues } from './roleValues.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { useCreateStaffRoleMutation } from './StaffRoles.generated.ts';

interface RoleFormProps {
  /** Null for a new role. */
  staffRole: StaffRolePartsFragment | null;
  reload: () => Promise<unknown>;
  onSaved: () => void;
}

/** The form of a role. Changing one asks for the user's password, because it can give its members more. */
export function RoleForm({ staffRole: role, reload, onSaved }: RoleFormProps) {
  const [create] = useCreateStaffRoleMutation({ refetchQueries: ['Staff'] });
  const [toSave, setToSave] = useState<RoleToSave | null>(null);
  const control = useAdminForm<RoleValues>({
    draft: `staff-role:${role?.slug ?? 'new'}`,
    saved: role ? roleValues(role) : NEW_ROLE,
    revision: role?.revision ?? null,
    async save(values, revision): Promise<SaveAnswer> {
      if (!role) return (await create({ variables: { input: values } })).data?.createStaffRole;
      return new Promise<SaveAnswer>((answer) =>
        setToSave({ ...values, slug: role.slug, revision: revision ?? role.revision, answer }),
      );
    },
    done: role ? 'Role saved' : 'Role created',
    onSaved,
    reload,
  });
  const field = fieldsOf(control.form, rules);
  return (
    <>
      <AdminForm
        scope="MANAGE_STAFF"
        control={control}
        label="Role"
        saveLabel={role ? 'Save' : 'Create role'}
        alwaysShowBar={!role}
      >
        <FormSection title="Role" text="Its name and its purpose are for you and your colleagues only.">
          <TextField label="Name" {...field('label')} />
          <TextField
            label="Meant for"
            hint="A sentence, such as “Packs and ships orders.”"
            {...field('meaning')}
          />
        </FormSection>
        <FormSection
          title="Permissions"
          text="Everyone with the role has the new permissions at once. You can only give what you have."
        >
          <ScopeFields form={control.form} />
        </FormSection>
        <FormSection title="Preview" text={PREVIEW_TEXT}>
          <RolePreview scopes={control.form.watch('scopes')} />
        </FormSection>
      </AdminForm>
      <RoleProofDialog role={toSave} onClose={() => setToSave(null)} />
    </>
  );
}
