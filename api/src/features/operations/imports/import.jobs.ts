import type { Job } from '../../../platform/features/job.ts';
import { ImportService } from './import.service.ts';
import { IMPORT_JOB } from './running/import-queue.service.ts';
import { ImportRunner } from './running/import-runner.service.ts';

/** Works on an import. Running it twice is safe, because each batch is stored with its outcome. */
export const runImport: Job<{ id: number }> = {
  name: IMPORT_JOB,
  handle: (services, { id }) => services.get(ImportRunner).run(id),
};

/** Resumes imports whose process has died, and forgets old rows; runs every minute. */
export const sweepImports: Job = {
  name: 'sweep-imports',
  schedule: '* * * * *',
  handle: (services) => services.get(ImportService).sweep(),
};
