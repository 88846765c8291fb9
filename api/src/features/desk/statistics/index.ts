export { statistics } from './statistics.feature.ts';
