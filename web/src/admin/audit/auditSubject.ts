import { stateLabel } from '@treadline/schema/trade/order/state-label';

const CAPITAL = /^./;
const DAY_MS = 86_400_000;

/** Where the objects of the log are looked after, by their kinds; what is not here has no screen of its own. */
const SCREEN_OF: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
  settings: (id) => `/admin/settings/${id.toLowerCase()}`,
  mail: (id) => `/admin/mail/${id}`,
  'webhook endpoint': (id) => `/admin/webhooks/${id}`,
  'api key': () => '/admin/keys',
  job: () => '/admin/jobs',
};

/** The screen of an object in the log; null if it has none. */
export const screenOf = (subject: string, id: string): string | null =>
  (Object.hasOwn(SCREEN_OF, subject) ? SCREEN_OF[subject]?.(id) : null) ?? null;

/** A word of the log as a sentence begins: "webhook endpoint" is "Webhook endpoint", "saved-view" is "Saved view". */
export function said(word: string): string {
  return word
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
    .replace(CAPITAL, (letter) => letter.toUpperCase())
    .replace(/^Api\b/, 'API');
}

/** What was done, in words; a change of an order's status is logged under the status. */
export const actionName = (action: string): string => said(stateLabel('status', action) ?? action);

/** The name of a figure in words: freeDeliveryFrom is "Free delivery from". */
export const figureName = (name: string): string => said(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

/** A day of the address as the moment it begins in the browser's zone; null for text that is none. */
export function dayBegins(day: string | undefined, daysLater = 0): string | null {
  const time = Date.parse(`${day ?? ''}T00:00:00`);
  return Number.isNaN(time) ? null : new Date(time + daysLater * DAY_MS).toISOString();
}
