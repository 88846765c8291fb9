import type { OrderStatus } from '@treadline/schema/trade/order-status';

/** The way of an order to its door, in words that stand four abreast on a telephone. */
const STAGES = [
  { status: 'PENDING', label: 'Received' },
  { status: 'PROCESSING', label: 'Packing' },
  { status: 'SHIPPED', label: 'On its way' },
  { status: 'DELIVERED', label: 'Delivered' },
] as const satisfies readonly { status: OrderStatus; label: string }[];

export interface OrderStage {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** The stages of an order and how far it is; none for an order that was ended. */
export function stagesAt(status: OrderStatus): OrderStage[] {
  const reached = STAGES.findIndex((stage) => stage.status === status);
  if (reached < 0) return [];
  return STAGES.map((stage, index) => ({
    ...stage,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
