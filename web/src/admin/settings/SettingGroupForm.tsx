import { Fragment } from 'react';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { useUpdateSettingsMutation } from './AdminSettings.generated.ts';
import { SettingField } from './SettingField.tsx';
import type { SettingGroup } from './settingGroup.ts';
import { sentSetting, typedSetting, type SettingsValues } from './typedSetting.ts';

interface SettingGroupFormProps {
  group: SettingGroup;
  /** Loads a colleague's changes. */
  reload: () => Promise<unknown>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function SettingGroupForm({ group, reload }: SettingGroupFormProps) {
  const [change] = useUpdateSettingsMutation();
  const saved: SettingsValues = {
    values: Object.fromEntries(group.settings.map((setting) => [setting.key, typedSetting(setting)])),
  };
  const control = useAdminForm<SettingsValues>({
    draft: `settings:${group.name}`,
    saved,
    revision: group.revision,
    done: `${group.label} saved. The change is live.`,
    reload,
    async save({ values }, revision) {
      // Only changed settings are sent, because a colleague may be changing others.
      const touched = group.settings.flatMap(({ key, kind, unit }) => {
        const typed = values[key];
        return typed === undefined || isSame(typed, saved.values[key])
          ? []
          : [[key, sentSetting(kind, typed, unit)]];
      });
      const { data } = await change({
        variables: {
          input: { group: group.name, revision: revision ?? 0, values: Object.fromEntries(touched) },
        },
      });
      return data?.updateSettings;
    },
  });
  return (
    <AdminForm scope="WRITE_SETTINGS" control={control} label={group.label} saveLabel="Save">
      <section
        aria-label={group.label}
        className="grid gap-5 rounded-lg border border-line bg-card p-4 md:gap-6 md:p-6"
      >
        <div className="grid gap-1">
          <h2 className="text-lg">{group.label}</h2>
          <p className="text-sm text-ink-2">{group.help}</p>
        </div>
        {group.settings.map((setting) => (
          <Fragment key={setting.key}>
            <hr className="border-line" />
            <SettingField setting={setting} form={control.form} />
          </Fragment>
        ))}
      </section>
    </AdminForm>
  );
}
