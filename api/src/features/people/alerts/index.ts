export { alerts } from './alerts.feature.ts';
