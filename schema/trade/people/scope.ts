import { keysOf } from '../values/words.ts';

interface ScopeFacts {
  readonly meaning: string;
  /** What the form for a new API key calls it; null if no key may have it, because it is for people. */
  readonly keyLabel: string | null;
}

/** What may be done for the shop. Roles of staff and API keys are each a list of these. */
export const scopeFacts = {
  READ_CATALOGUE: {
    meaning: 'Read figures of the catalogue that shoppers do not see, for example the units on the shelf.',
    keyLabel: 'Read catalogue',
  },
  WRITE_CATALOGUE: {
    meaning: 'Add, change and delete products, models and brands. The answer shows what was written.',
    keyLabel: 'Change catalogue',
  },
  READ_ORDERS: { meaning: 'Read every order.', keyLabel: 'Read orders' },
  WRITE_ORDERS: {
    meaning: 'Move orders along, call them off and pay them back. The answer shows the order.',
    keyLabel: 'Change orders',
  },
  READ_CUSTOMERS: {
    meaning: 'For people: read accounts with their purchases, addresses, vehicles and sessions.',
    keyLabel: null,
  },
  WRITE_CUSTOMERS: {
    meaning:
      'For people: end a customer’s sessions, mail them a password link, export their data, erase them.',
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
  READ_FIGURES: { meaning: 'For people: read figures about visitors and their searches.', keyLabel: null },
  WRITE_SETTINGS: { meaning: 'For people: read and change the shop’s settings.', keyLabel: null },
  READ_AUDIT: { meaning: 'For people: read who changed what.', keyLabel: null },
  OPERATE: { meaning: 'For people: watch and repeat background jobs and emails.', keyLabel: null },
  MANAGE_INTEGRATIONS: { meaning: 'For people: manage API keys and webhooks.', keyLabel: null },
  MANAGE_STAFF: {
    meaning:
      'For people: change roles, and remove somebody’s two-factor sign-in. Somebody must always have it.',
    keyLabel: null,
  },
  USE_ADMIN: {
    meaning: 'For people: open the admin, with one’s own tasks and saved views. All staff have it.',
    keyLabel: null,
  },
} as const satisfies Readonly<Record<string, ScopeFacts>>;

export type Scope = keyof typeof scopeFacts;

/** Whether an API key may have a scope. */
export const isForKeys = (scope: Scope): boolean => scopeFacts[scope].keyLabel !== null;

/** The scopes that an API key may have. */
export const KEY_SCOPES: readonly Scope[] = keysOf(scopeFacts).filter(isForKeys);
