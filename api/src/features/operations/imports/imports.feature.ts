import type { Feature } from '../../../platform/features/feature.ts';
import { ImportResolver } from './import-fields.resolver.ts';
import { runImport, sweepImports } from './import.jobs.ts';
import { Import } from './record/import.entity.ts';

/** Imports of many records from files: each feature adds its kinds. */
export const imports: Feature = {
  entities: [Import],
  resolvers: [ImportResolver],
  jobs: [runImport, sweepImports],
};
