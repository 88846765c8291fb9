import { stateLabel } from '@treadline/schema/trade/order/state-label';

const CAPITAL = /^./;
const DAY_MS = 86_400_000;

/** The screens that manage the log's objects, by type. Types without their own screen are absent. */
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

/** Makes a word of the log readable: "webhook endpoint" becomes "Webhook endpoint", "saved-view" "Saved view". */
export function said(word: string): string {
  return word
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
    .replace(CAPITAL, (letter) => letter.toUpperCase())
    .replace(/^Api\b/, 'API');
}

/** The label of an action. Changes of an order's status are logged under the status. */
export const actionName = (action: string): string => said(stateLabel('status', action) ?? action);

/** The label of a field: freeDeliveryFrom becomes "Free delivery from". */
export const figureName = (name: string): string => said(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

/** Parses a day as the moment it starts in the browser's time zone; null for other text. */
export function dayBegins(day: string | undefined, daysLater = 0): string | null {
  const time = Date.parse(`${day ?? ''}T00:00:00`);
  return Number.isNaN(time) ? null : new Date(time + daysLater * DAY_MS).toISOString();
}
