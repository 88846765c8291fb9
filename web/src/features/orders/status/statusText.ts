import { stateLabel } from '@treadline/schema/trade/order/state-label';

/** A status in capitals, as the timeline shows it, even if only a newer server knows it. */
export function statusText(status: string): string {
  return (stateLabel('status', status) ?? status.replaceAll('_', ' ')).toUpperCase();
}
