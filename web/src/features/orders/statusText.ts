import { stateLabel } from '@treadline/schema/trade/state-label';

/** A status as the history words it: its name in capitals. One that only a newer server knows has its words set apart. */
export function statusText(status: string): string {
  return (stateLabel('status', status) ?? status.replaceAll('_', ' ')).toUpperCase();
}
