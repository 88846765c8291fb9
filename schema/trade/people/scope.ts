import { keysOf } from '../values/words.ts';

interface ScopeFacts {
  readonly meaning: string;
  /** Its label in the form for a new API key; null if it's for people only. */
  readonly keyLabel: string | null;
}

/** Permissions for staff and integrations. A role or an API key has a list of them. */
export const scopeFacts = {
  READ_CATALOGUE: {
    meaning: 'Read catalogue figures that shoppers don’t see, for example the units on hand.',
    keyLabel: 'Read catalogue',
  },
  WRITE_CATALOGUE: {
    meaning: 'Add, update and delete products, models and brands. The response includes what was written.',
    keyLabel: 'Change catalogue',
  },
  READ_COSTS: {
    meaning:
      'See what tyres cost the shop, and margins. Without it, WRITE_CATALOGUE can’t set a cost either.',
    keyLabel: 'Read costs',
  },
  READ_ORDERS: { meaning: 'Read every order.', keyLabel: 'Read orders' },
  WRITE_ORDERS: {
    meaning: 'Update, cancel and refund orders. The response includes the order.',
    keyLabel: 'Change orders',
  },
  READ_CUSTOMERS: {
    meaning: 'For people: read accounts with their purchases, addresses, vehicles and sessions.',
    keyLabel: null,
  },
  WRITE_CUSTOMERS: {
    meaning:
      'For people: end a customer’s sessions, email them a password link, export their data, erase them.',
    keyLabel: null,
  },
  WRITE_CLAIMS: { meaning: 'For people: read and decide claims.', keyLabel: null },
  WRITE_MESSAGES: { meaning: 'For people: read and answer messages to the shop.', keyLabel: null },
  WRITE_REVIEWS: { meaning: 'For people: read and moderate reviews.', keyLabel: null },
  WRITE_CONTENT: { meaning: 'For people: read and write pages and articles, with drafts.', keyLabel: null },
  WRITE_NEWSLETTER: {
    meaning: 'For people: read the subscribers, and write and send newsletters.',
    keyLabel: null,
  },
  WRITE_PICTURES: {
    meaning: 'For people: upload pictures for products, pages and articles.',
    keyLabel: null,
  },
  WRITE_FITTING: {
    meaning: 'For people: read and change fitting centres and vans, their hours and their fees.',
    keyLabel: null,
  },
  WORK_AT_CENTRE: {
    meaning:
      'For people: see and finish the fitting jobs of their centre or van. Nothing else about orders or buyers.',
    keyLabel: null,
  },
  READ_FIGURES: { meaning: 'For people: read figures on visitors and their searches.', keyLabel: null },
  WRITE_SETTINGS: { meaning: 'For people: read and change the shop’s settings.', keyLabel: null },
  READ_AUDIT: { meaning: 'For people: read the audit log.', keyLabel: null },
  OPERATE: { meaning: 'For people: monitor and retry background jobs and emails.', keyLabel: null },
  MANAGE_INTEGRATIONS: { meaning: 'For people: manage API keys and webhooks.', keyLabel: null },
  MANAGE_STAFF: {
    meaning:
      'For people: change roles, and remove a colleague’s two-factor sign-in. At least one person must ' +
      'always have it.',
    keyLabel: null,
  },
  USE_ADMIN: {
    meaning: 'For people: use the admin, with personal tasks and saved views. All staff have it.',
    keyLabel: null,
  },
} as const satisfies Readonly<Record<string, ScopeFacts>>;

export type Scope = keyof typeof scopeFacts;

/** Whether an API key can have a scope. */
export const isForKeys = (scope: Scope): boolean => scopeFacts[scope].keyLabel !== null;

/** The scopes that an API key can have. */
export const KEY_SCOPES: readonly Scope[] = keysOf(scopeFacts).filter(isForKeys);
