import { Mark } from './Mark.tsx';
import { orderState } from './orderState.ts';

/** The state of an order as the shop's staff see it. */
export function OrderMark({ order }: { order: Parameters<typeof orderState>[0] }) {
  const { label, tone } = orderState(order);
  return <Mark tone={tone}>{label}</Mark>;
}
