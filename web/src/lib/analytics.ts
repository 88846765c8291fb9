import { toPounds } from '@treadline/schema/trade/money';
import type { LocalItem } from './storedItems.ts';

/** An event in the vocabulary of the analytics tag. */
export interface AnalyticsEvent {
  event: string;
  [parameter: string]: string | number;
}

declare global {
  interface Window {
    /** The queue that an analytics tag reads once loaded; without a tag it stays a plain array. */
    dataLayer?: AnalyticsEvent[];
  }
}

export type AnalyticsConsent = 'granted' | 'refused';

const CONSENT_KEY: LocalItem = 'analytics-consent';

/** The visitor's consent to analytics in this browser; null until they answer. */
export function analyticsConsent(): AnalyticsConsent | null {
  try {
    const said = localStorage.getItem(CONSENT_KEY);
    return said === 'granted' || said === 'refused' ? said : null;
  } catch {
    return null;
  }
}

/** Stores the visitor's answer. A refusal also empties the queue. */
export function setAnalyticsConsent(consent: AnalyticsConsent): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // If storage is blocked, the visitor counts as not asked and nothing is sent.
  }
  if (consent === 'refused') window.dataLayer = [];
}

/**
 * Queues an event. It stays in the browser: the shop loads no tag before consent (PECR, regulation 6), and
 * after a refusal nothing is queued.
 */
export function queueAnalyticsEvent(event: AnalyticsEvent): void {
  if (analyticsConsent() === 'refused') return;
  (window.dataLayer ??= []).push(event);
}

/**
 * Queues a purchase. The API marks each order for reporting exactly once.
 *
 * @param amount pence; reported in pounds.
 */
export function queuePurchase(transactionId: string, amount: number): void {
  queueAnalyticsEvent({
    event: 'purchase',
    currency: 'GBP',
    value: toPounds(amount),
    transaction_id: transactionId,
  });
}
