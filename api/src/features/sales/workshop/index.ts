export { workshop } from './workshop.feature.ts';
