import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import {
  UpdateSettingsInput,
  SettingsEditor,
  SettingsService,
  type StandingGroup,
} from '../../operations/settings/index.ts';
import { AdminSettingGroup, UpdateSettingsResult } from './admin-settings.type.ts';
import { CountedTyres } from './counted-tyres.service.ts';

@Resolver()
export class AdminSettingsResolver extends Service {
  readonly #editor = this.services.get(SettingsEditor);
  readonly #settings = this.services.get(SettingsService);
  readonly #tyres = this.services.get(CountedTyres);

  @Query(() => [AdminSettingGroup], {
    description: 'All settings that the owner can change while the shop runs, by group.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  async adminSettings(): Promise<AdminSettingGroup[]> {
    const groups = await this.#editor.groups();
    return Promise.all(groups.map((group) => this.#groupOf(group)));
  }

  @Mutation(() => UpdateSettingsResult, {
    description: 'Updates settings of one group; every page shows them within two seconds.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  async updateSettings(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateSettingsInput, { description: 'The group, its revision and the new values.' })
    input: UpdateSettingsInput,
  ): Promise<typeof UpdateSettingsResult> {
    const changed = await this.#editor.change(viewer, input);
    return 'settings' in changed ? this.#groupOf(changed) : changed;
  }

  async #groupOf({ name, label, help, revision, settings }: StandingGroup): Promise<AdminSettingGroup> {
    const shown = settings.map(({ default: defaultValue, help: advice, ...setting }) => ({
      ...setting,
      defaultValue: setting.show ? setting.show(defaultValue) : defaultValue,
      help: advice ?? null,
      isInvented: setting.isInvented === true && setting.isDefault,
      unit: setting.unit ?? null,
      parts: [...(setting.parts ?? [])],
      min: setting.min ?? null,
      max: setting.max ?? null,
      maxLength: setting.maxLength ?? null,
      preview: setting.preview ?? null,
      shownOn: setting.shownOn.map((place) => ({ ...place })),
    }));
    const warning = name === 'CLAIMS' ? await this.#tyres.warning(await this.#settings.read()) : null;
    return result(AdminSettingGroup, { name, label, help, revision, settings: shown, warning });
  }
}
