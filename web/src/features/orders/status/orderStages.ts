import { statusWords } from '@treadline/schema/trade/order/collection';
import { USUAL_WAY, type OrderStatus } from '@treadline/schema/trade/order/order-status';

export interface OrderStage {
  readonly status: OrderStatus;
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/**
 * An order's stages and their states; empty for an order that has ended.
 * @param progress in per cent. At 0, as before payment, no stage has been reached.
 */
export function stagesAt(status: OrderStatus, progress: number, isCollected: boolean): OrderStage[] {
  const current = USUAL_WAY.findIndex((stage) => stage === status);
  if (current < 0) return [];
  const reached = progress === 0 ? -1 : current;
  return USUAL_WAY.map((stage, index) => ({
    status: stage,
    label: statusWords(stage, isCollected).label,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
