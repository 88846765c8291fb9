export { jobs } from './jobs.feature.ts';
