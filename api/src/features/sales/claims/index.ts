export { claims } from './claims.feature.ts';
