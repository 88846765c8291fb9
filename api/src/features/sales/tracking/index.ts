export { tracking } from './tracking.feature.ts';
