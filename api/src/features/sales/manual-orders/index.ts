export type { ManualOrderInput } from './manual-order.inputs.ts';
export { manualOrders } from './manual-orders.feature.ts';
