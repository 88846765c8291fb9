export { REFUND_KEY } from './order-return.entity.ts';
export { returns } from './returns.feature.ts';
