import { toPounds } from '@treadline/schema/trade/money';

/** Something worth counting, in the words of the analytics tag. */
export interface AnalyticsEvent {
  event: string;
  [parameter: string]: string | number;
}

declare global {
  interface Window {
    /** The queue an analytics tag reads once it is loaded; without one it is an array of this page and no more. */
    dataLayer?: AnalyticsEvent[];
  }
}

export type AnalyticsConsent = 'granted' | 'refused';

const CONSENT_KEY = 'analytics-consent';

/** What the visitor said about analytics in this browser; null while they have not been asked. */
export function analyticsConsent(): AnalyticsConsent | null {
  try {
    const said = localStorage.getItem(CONSENT_KEY);
    return said === 'granted' || said === 'refused' ? said : null;
  } catch {
    return null;
  }
}

/** Keeps the visitor's answer. A refusal also empties the queue. */
export function setAnalyticsConsent(consent: AnalyticsConsent): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // Where storage is blocked the visitor counts as not asked, and nothing is sent.
  }
  if (consent === 'refused') window.dataLayer = [];
}

/**
 * Queues an event. Nothing leaves the browser by it: the shop loads no tag before consent (PECR, regulation 6),
 * and a refusal keeps even the queue empty.
 */
export function queueAnalyticsEvent(event: AnalyticsEvent): void {
  if (analyticsConsent() === 'refused') return;
  (window.dataLayer ??= []).push(event);
}

/**
 * Queues a purchase. The API says of each order once that it is to be reported.
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
