export type { RefundNotStarted, RefundRequest } from './books/refund-request.ts';
export { DisputeService } from './disputes/dispute.service.ts';
export { refunds } from './refunds.feature.ts';
export { GoodsReturnService } from './requests/goods-return.service.ts';
export { OrderRefund, refundOf } from './requests/order-refund.type.ts';
export { RefundService, type RefundOutcome } from './requests/refund.service.ts';
