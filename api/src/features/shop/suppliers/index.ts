export { suppliers } from './suppliers.feature.ts';
