export { fitting } from './fitting.feature.ts';
