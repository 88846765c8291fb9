export { REFUND_KEY } from './record/order-return.entity.ts';
export { returns } from './returns.feature.ts';
