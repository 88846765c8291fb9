export { storefront } from './storefront.feature.ts';
