import { orderStatuses } from '@treadline/schema/trade/order-status';

const LABELS = new Map(Object.entries(orderStatuses).map(([status, { label }]) => [status, label]));

/** A status as the history words it: its name in capitals. One that only a newer server knows has its words set apart. */
export function statusText(status: string): string {
  return (LABELS.get(status) ?? status.replaceAll('_', ' ')).toUpperCase();
}
