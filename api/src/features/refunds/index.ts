export { refunds } from './refunds.feature.ts';
