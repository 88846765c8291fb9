export { corrections } from './corrections.feature.ts';
