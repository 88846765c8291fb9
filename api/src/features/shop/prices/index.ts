export { prices } from './prices.feature.ts';
