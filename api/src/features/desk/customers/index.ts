export { customers } from './customers.feature.ts';
