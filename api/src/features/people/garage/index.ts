export { garage } from './garage.feature.ts';
