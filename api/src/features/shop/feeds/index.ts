export { feeds } from './feeds.feature.ts';
