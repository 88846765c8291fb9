import { Mark } from './Mark.tsx';
import { orderState } from './orderState.ts';

/** An order's state, as staff see it. */
export function OrderMark({ order }: { order: Parameters<typeof orderState>[0] }) {
  const { label, tone } = orderState(order);
  return <Mark tone={tone}>{label}</Mark>;
}
