export { ReturnReason } from './record/return.enums.ts';
export { OrderReturn, REFUND_KEY } from './record/order-return.entity.ts';
export { returns } from './returns.feature.ts';
