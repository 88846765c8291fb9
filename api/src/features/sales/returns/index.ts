export { ReturnReason } from './record/return.enums.ts';
export { OrderReturn, REFUND_KEY } from './record/order-return.entity.ts';
export { returnAgreed } from './record/return.events.ts';
export { returns } from './returns.feature.ts';
