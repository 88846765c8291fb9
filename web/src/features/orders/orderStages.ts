import { orderStatuses, type OrderStatus } from '@treadline/schema/trade/order-status';

/** The way of an order to its door. */
const STAGES = ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const satisfies readonly OrderStatus[];

export interface OrderStage {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** The stages of an order and how far it is; none for an order that was ended. */
export function stagesAt(status: OrderStatus): OrderStage[] {
  const reached = STAGES.findIndex((stage) => stage === status);
  if (reached < 0) return [];
  return STAGES.map((stage, index) => ({
    status: stage,
    label: orderStatuses[stage].label,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
