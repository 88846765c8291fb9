import type { Feature } from '../../../platform/features/feature.ts';
import { Setting } from './setting.entity.ts';

/** What the owner of the shop may change. */
export const settings: Feature = { entities: [Setting] };
