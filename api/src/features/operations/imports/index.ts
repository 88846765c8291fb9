export { importPaths } from './import.paths.ts';
export { importResolver } from './import.resolver.ts';
export { ImportService } from './import.service.ts';
export { imports } from './imports.feature.ts';
export { ImportRunner } from './running/import-runner.service.ts';
