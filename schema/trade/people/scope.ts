import { keysOf } from '../values/words.ts';

interface ScopeFacts {
  /** Its name, where people choose permissions for a role or a key. */
  readonly label: string;
  readonly meaning: string;
  /** Whether an API key can have it; otherwise it's for people only. */
  readonly forKeys: boolean;
}

/** Permissions for staff and integrations. A role or an API key has a list of them. */
export const scopeFacts = {
  READ_CATALOGUE: {
    label: 'Read catalogue',
    meaning: 'See stock and other product details that customers can’t.',
    forKeys: true,
  },
  WRITE_CATALOGUE: {
    label: 'Change catalogue',
    meaning: 'Add, update and delete products, models and brands, and read what was written.',
    forKeys: true,
  },
  READ_COSTS: {
    label: 'See costs and margins',
    meaning: 'See what tyres cost the shop, and margins. Without this, costs can’t be set either.',
    forKeys: true,
  },
  WRITE_PURCHASES: {
    label: 'Buy from suppliers',
    meaning: 'Manage suppliers and their price lists, order from them and book in deliveries.',
    forKeys: true,
  },
  READ_ORDERS: {
    label: 'Read orders',
    meaning: 'Read every order, with its buyer and payments.',
    forKeys: true,
  },
  WRITE_ORDERS: {
    label: 'Change orders',
    meaning: 'Update orders, handle their returns, cancel unpaid ones, and read those orders.',
    forKeys: true,
  },
  REFUND_ORDERS: {
    label: 'Refund orders',
    meaning:
      'Refund orders and returns. With “Change orders”, also cancel paid orders and fittings, which refunds them.',
    forKeys: true,
  },
  READ_CUSTOMERS: {
    label: 'Read customers',
    meaning: 'Read accounts with their purchases, addresses, vehicles and sessions.',
    forKeys: false,
  },
  WRITE_CUSTOMERS: {
    label: 'Look after customers',
    meaning:
      'Add customers and correct their details, end their sessions, email them a password link, export their data, ' +
      'erase them.',
    forKeys: false,
  },
  WRITE_CLAIMS: { label: 'Decide claims', meaning: 'Read and decide claims.', forKeys: false },
  WRITE_MESSAGES: {
    label: 'Answer messages',
    meaning: 'Read and answer messages to the shop.',
    forKeys: false,
  },
  WRITE_REVIEWS: { label: 'Moderate reviews', meaning: 'Read and moderate reviews.', forKeys: false },
  WRITE_CONTENT: {
    label: 'Write pages and articles',
    meaning: 'Read and write pages and articles, with drafts.',
    forKeys: false,
  },
  WRITE_NEWSLETTER: {
    label: 'Send newsletters',
    meaning: 'Read the subscribers, and write and send newsletters.',
    forKeys: false,
  },
  WRITE_PICTURES: {
    label: 'Upload pictures',
    meaning: 'Upload pictures for products, pages and articles.',
    forKeys: false,
  },
  WRITE_FITTING: {
    label: 'Manage fitting',
    meaning: 'Read and change fitting centres and vans, their hours and their fees.',
    forKeys: false,
  },
  WORK_AT_CENTRE: {
    label: 'Work at a centre or on a van',
    meaning: 'See and finish the fitting jobs of their centre or van. Nothing else about orders or buyers.',
    forKeys: false,
  },
  READ_FIGURES: {
    label: 'Read reports',
    meaning: 'Read reports: sales, VAT, stock, returns, and figures on visitors and their searches.',
    forKeys: true,
  },
  WRITE_SETTINGS: {
    label: 'Change settings',
    meaning: 'Read and change the shop’s settings.',
    forKeys: false,
  },
  READ_AUDIT: {
    label: 'Read the audit log',
    meaning: 'Read who changed what, and who signed in.',
    forKeys: false,
  },
  OPERATE: {
    label: 'Watch background work',
    meaning: 'Monitor and retry background jobs and emails.',
    forKeys: false,
  },
  MANAGE_INTEGRATIONS: {
    label: 'Manage keys and webhooks',
    meaning: 'Manage API keys and webhooks.',
    forKeys: false,
  },
  MANAGE_STAFF: {
    label: 'Manage staff',
    meaning:
      'Invite and suspend staff, create and change roles, and remove a colleague’s two-factor sign-in. At ' +
      'least one person must always have it.',
    forKeys: false,
  },
  USE_ADMIN: {
    label: 'Use the admin',
    meaning: 'Use the admin, with personal tasks and saved views. All staff have it.',
    forKeys: false,
  },
} as const satisfies Readonly<Record<string, ScopeFacts>>;

export type Scope = keyof typeof scopeFacts;

/** Whether an API key can have a scope. */
export const isForKeys = (scope: Scope): boolean => scopeFacts[scope].forKeys;

/** The scopes that an API key can have. */
export const KEY_SCOPES: readonly Scope[] = keysOf(scopeFacts).filter(isForKeys);

/** The scopes that a role can be given one by one: all but USE_ADMIN, which comes with any other. */
export const ROLE_SCOPES: readonly Scope[] = keysOf(scopeFacts).filter((scope) => scope !== 'USE_ADMIN');

/**
 * The scopes that a stored list grants, with USE_ADMIN. Words that this build doesn't know grant nothing.
 * @param stored null for every scope.
 */
export function grantedBy(stored: readonly string[] | null): readonly Scope[] {
  const all = keysOf(scopeFacts);
  return stored ? all.filter((scope) => scope === 'USE_ADMIN' || stored.includes(scope)) : all;
}
