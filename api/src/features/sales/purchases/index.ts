export { purchases } from './purchases.feature.ts';
