export { documents } from './documents.feature.ts';
