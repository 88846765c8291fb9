import type { EntityManager } from '@mikro-orm/postgresql';
import { announceChange } from '../../../platform/database/data-versions.ts';
import { InvalidInput, type FieldError } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { writeData } from '../../../platform/services/data-write.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../audit/index.ts';
import { figureOf } from './setting-figure.ts';
import { Setting as StoredSetting } from './setting.entity.ts';
import type { SettingGroupName } from './setting.enums.ts';
import { NOT_SAVED, type UpdateSettingsInput } from './setting.inputs.ts';
import { PLACES, type Setting, type SettingGroup, type SettingPlace } from './setting.ts';
import { SETTING_GROUPS } from './shop-settings.ts';

/** A setting with its current value and the author of its last change. */
export interface StandingSetting extends Omit<Setting<unknown>, 'shownOn'> {
  readonly key: string;
  readonly value: unknown;
  readonly isDefault: boolean;
  readonly shownOn: readonly SettingPlace[];
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

export interface StandingGroup {
  readonly name: SettingGroupName;
  readonly label: string;
  readonly help: string;
  readonly revision: number;
  readonly settings: readonly StandingSetting[];
}

interface LastChange {
  readonly key: string;
  readonly by: string | null;
}

/** A group's settings by key. */
const settingsOf = (group: SettingGroupName): SettingGroup['settings'] => SETTING_GROUPS[group].settings;

/** Reads and updates settings for the admin's forms. */
export class SettingsEditor extends Service {
  readonly #audit = this.services.get(AuditService);

  /** All groups with their settings, in the order of the forms. */
  async groups(): Promise<StandingGroup[]> {
    const em = this.platform.orm.em.fork();
    const stored = await em.find(StoredSetting, {});
    const changes = await this.#lastChanges();
    const names = Object.keys(SETTING_GROUPS) as SettingGroupName[];
    return names.map((name) => standing(name, stored, changes));
  }

  /**
   * Updates settings of one group. All processes use them within two seconds.
   * @returns the updated group; InvalidInput with the errors; or StaleWrite with the current revision.
   */
  async change(
    viewer: Viewer,
    { group, values, revision }: UpdateSettingsInput,
  ): Promise<StandingGroup | InvalidInput | StaleWrite> {
    const { taken, faults } = readAll(group, values);
    if (faults.length > 0) return InvalidInput.of(NOT_SAVED, faults);
    const { dataset } =
      [...taken.keys()].map((key) => settingsOf(group)[key]).find((one) => one?.dataset) ?? {};
    const work = async (em: EntityManager): Promise<StaleWrite | null> => {
      // Rows that don't exist yet can't be locked individually.
      await em.execute('lock table settings in share row exclusive mode');
      const stands = revisionOf(group, await em.find(StoredSetting, {}));
      if (stands !== revision) return StaleWrite.at(stands);
      await this.#store(em, viewer, group, taken);
      if (dataset) await announceChange(em, dataset);
      return null;
    };
    const isWritten = (answer: StaleWrite | null): boolean => answer === null;
    const stale = await writeData(this.platform, { dataset: 'settings', work, isWritten });
    if (stale) return stale;
    return (await this.groups()).find(({ name }) => name === group) ?? Promise.reject(new Error(group));
  }

  async #store(
    em: EntityManager,
    actor: Viewer,
    group: SettingGroupName,
    values: ReadonlyMap<string, unknown>,
  ): Promise<void> {
    const stored = new Map((await em.find(StoredSetting, {})).map((row) => [row.key, row]));
    const before: Record<string, AuditFigures[string]> = {};
    const after: Record<string, AuditFigures[string]> = {};
    for (const [key, value] of values) {
      const row = stored.get(key);
      const old = row ? row.value : settingsOf(group)[key]?.default;
      if (JSON.stringify(old) === JSON.stringify(value)) continue;
      before[key] = figureOf(settingsOf(group)[key], old);
      after[key] = figureOf(settingsOf(group)[key], value);
      const updatedAt = this.platform.now();
      if (row) Object.assign(row, { value, updatedAt, revision: row.revision + 1 });
      else em.create(StoredSetting, { key, value, updatedAt });
    }
    if (Object.keys(after).length > 0)
      this.#audit.record(em, {
        actor,
        subject: 'settings',
        subjectId: group,
        action: 'changed',
        before,
        after,
      });
  }

  /** The name of each setting's last editor. */
  #lastChanges(): Promise<LastChange[]> {
    return this.platform.sql.rows<LastChange>(
      `select distinct on (key) key, concat_ws(' ', u.first_name, u.last_name) as by
        from audit_entries e
        cross join lateral jsonb_object_keys(e.after) as key
        left join users u on u.id = e.actor_id
        where e.subject = 'settings'
        order by key, e.id desc`,
    );
  }
}

/** Parses all given values. */
function readAll(
  group: SettingGroupName,
  values: Readonly<Record<string, unknown>>,
): { taken: ReadonlyMap<string, unknown>; faults: FieldError[] } {
  const taken = new Map<string, unknown>();
  const faults = Object.entries(values).flatMap(([key, given]): FieldError[] => {
    const setting = Object.hasOwn(settingsOf(group), key) ? settingsOf(group)[key] : undefined;
    if (!setting) return [{ path: `values.${key}`, message: 'This group has no setting of this name' }];
    const read = setting.read(given);
    if (read.faults === null) taken.set(key, read.value);
    return (read.faults ?? []).map(({ path, message }) => ({
      path: ['values', key, path].filter((part) => part !== '').join('.'),
      message,
    }));
  });
  return { taken, faults };
}

/** How often the group's settings were changed, in total. */
function revisionOf(group: SettingGroupName, stored: readonly StoredSetting[]): number {
  return stored
    .filter(({ key }) => Object.hasOwn(settingsOf(group), key))
    .reduce((sum, row) => sum + row.revision, 0);
}

function standing(
  name: SettingGroupName,
  stored: readonly StoredSetting[],
  changes: readonly LastChange[],
): StandingGroup {
  const { label, help } = SETTING_GROUPS[name];
  const settings = Object.entries(settingsOf(name)).map(([key, setting]): StandingSetting => {
    const row = stored.find((one) => one.key === key);
    const value = row ? row.value : setting.default;
    const change = changes.find((one) => one.key === key);
    return {
      ...setting,
      key,
      value: setting.show ? setting.show(value) : value,
      shownOn: setting.shownOn.map((place) => PLACES[place]),
      isDefault: JSON.stringify(value) === JSON.stringify(setting.default),
      updatedAt: row?.updatedAt ?? null,
      updatedBy: change ? change.by || 'Deleted account' : null,
    };
  });
  return { name, label, help, revision: revisionOf(name, stored), settings };
}
