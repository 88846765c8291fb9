export { exportPaths } from './export.paths.ts';
