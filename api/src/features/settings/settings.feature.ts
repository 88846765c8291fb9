import type { Feature } from '../../platform/feature.ts';
import { Setting } from './setting.entity.ts';
import { SettingsResolver } from './settings.resolver.ts';

/** What the owner of the shop may change. */
export const settings: Feature = { entities: [Setting], resolvers: [SettingsResolver] };
