import { stateLabel } from '@treadline/schema/trade/order/state-label';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { moneyFigures } from '@treadline/schema/trade/values/money-figure';

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

const MONEY: ReadonlyMap<string, string> = new Map(Object.entries(moneyFigures));

/** The label of a field, as its form has it: freeDeliveryFrom becomes "Free delivery from". */
export const figureName = (name: string): string =>
  MONEY.get(name) ?? said(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

/** A field's value in words: states by their labels, amounts in pounds, and a dash for nothing. */
export function figureText(name: string, figure: unknown): string {
  if (figure === null || figure === undefined || figure === '') return '–';
  if (typeof figure === 'boolean') return figure ? 'Yes' : 'No';
  if (typeof figure === 'number' && MONEY.has(name)) return formatPrice(figure);
  return stateLabel(name, String(figure)) ?? String(figure);
}

/** Parses a day as the moment it starts in the browser's time zone; null for other text. */
export function dayBegins(day: string | undefined, daysLater = 0): string | null {
  const time = Date.parse(`${day ?? ''}T00:00:00`);
  return Number.isNaN(time) ? null : new Date(time + daysLater * DAY_MS).toISOString();
}
