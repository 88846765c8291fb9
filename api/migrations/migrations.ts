import type { MigrationClass } from '../src/platform/database/database.ts';
import { Migration0001Baseline } from './0001-baseline.ts';

/** Every migration, oldest first. */
export const migrations: readonly MigrationClass[] = [Migration0001Baseline];
