export { purchases } from './purchases.feature.ts';
export { NEEDED } from './reading/purchase-reader.service.ts';
