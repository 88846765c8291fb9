import { stateLabel } from '@treadline/schema/trade/order/state-label';

/** A status as the history words it: its name in capitals, also where only a newer server knows it. */
export function statusText(status: string): string {
  return (stateLabel('status', status) ?? status.replaceAll('_', ' ')).toUpperCase();
}
