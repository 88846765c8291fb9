import { orderStatuses, type OrderStatus } from './order-status.ts';

/** An order's status in words, and the shop's button that leads to it. */
interface StatusWords {
  readonly label: string;
  readonly description: string;
  readonly step: string;
  readonly button: string | null;
}

/** The words of statuses that are different if the buyer collects the tyres at the shop. */
const collectedWords: Readonly<Partial<Record<OrderStatus, StatusWords>>> = {
  PROCESSING: {
    label: orderStatuses.PROCESSING.label,
    description: 'We’re checking your tyres and setting them aside for you.',
    step: 'We’re checking your tyres and setting them aside for you.',
    button: 'Start packing',
  },
  SHIPPED: {
    label: 'Ready to Collect',
    description: 'Your tyres are ready for you at our shop.',
    step: 'Your tyres are ready to collect.',
    button: 'Ready to collect',
  },
  DELIVERED: {
    label: 'Collected',
    description: 'You’ve collected your tyres.',
    step: 'Your tyres were collected.',
    button: 'Mark collected',
  },
};

/** The words of a status for an order that's sent, or that its buyer collects. */
export function statusWords(status: OrderStatus, isCollected: boolean): Omit<StatusWords, 'button'> {
  const { label, description, step } = (isCollected ? collectedWords[status] : null) ?? orderStatuses[status];
  return { label, description, step };
}

/** The shop's button for a collected order's step; null if it's the usual one. */
export const collectedButton = (to: OrderStatus): string | null => collectedWords[to]?.button ?? null;

/** How a collected order is received, where others name their delivery method. */
export const COLLECTION = 'Collected at the shop';
