export { importPaths } from './import.paths.ts';
export { importResolver, runResolver } from './import.resolver.ts';
export { ImportRow } from './import.results.ts';
export { ImportService } from './import.service.ts';
export { imports } from './imports.feature.ts';
export { ImportUpload } from './reading/import-upload.service.ts';
export { Import } from './record/import.entity.ts';
export { ImportMode } from './record/import.enums.ts';
export { ImportRunner } from './running/import-runner.service.ts';
