import type { Feature } from '../../../platform/features/feature.ts';
import { exportPaths } from './export.paths.ts';

/** The lists of the admin as files. */
export const exports: Feature = { staffPaths: exportPaths };
