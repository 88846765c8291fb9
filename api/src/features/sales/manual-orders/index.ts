export type { CreateManualOrderInput } from './manual-order.inputs.ts';
export { manualOrders } from './manual-orders.feature.ts';
