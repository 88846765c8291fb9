export { reports } from './reports.feature.ts';
