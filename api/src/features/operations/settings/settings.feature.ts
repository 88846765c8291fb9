import type { Feature } from '../../../platform/features/feature.ts';
import { Setting } from './setting.entity.ts';

/** The settings that the shop's owner can change. */
export const settings: Feature = { entities: [Setting] };
