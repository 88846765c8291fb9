export { ranges } from './ranges.feature.ts';
