import type { MigrationClass } from '../src/platform/database/database.ts';
import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002PopularPages } from './0002-popular-pages.ts';

/** Every migration, oldest first. */
export const migrations: readonly MigrationClass[] = [Migration0001Baseline, Migration0002PopularPages];
