import { unauthenticated } from './errors.ts';
import type { Role } from './role.enum.ts';
import type { Scope } from './scope.enum.ts';
import type { Services } from './services.ts';
import type { ShopCookie } from './shop-cookie.ts';

/** An API key, which acts in place of a person. */
export interface KeyIdentity {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** The staff role of a person, as the database has it at the time of the request. */
export interface StaffIdentity {
  /** The slug of the role. */
  readonly slug: string;
  /** The role's name for people. */
  readonly label: string;
  readonly scopes: readonly Scope[];
}

/** The order that an order key opens, and the mailbox that the key was sent to. */
export interface HeldOrder {
  readonly id: string;
  readonly mailbox: string;
}

/** The caller. Identity always comes from here, never from input. */
export interface Viewer {
  readonly role: Role;
  /** Null for guests. */
  readonly userId: string | null;
  /** The session of the request's token; null for guests. */
  readonly sessionId: string | null;
  /** The viewer's staff role; absent for guests, customers, and staff who are suspended or whose time is over. */
  readonly staff?: StaffIdentity;
  /**
   * Whether this is an administrator who must still set up two-factor sign-in: until then their role is CUSTOMER.
   * Absent for everyone else.
   */
  readonly needsTwoFactor?: boolean;
  /**
   * The request's API key; absent for people. The role is then GUEST, and the key's scopes open further fields
   * individually.
   */
  readonly key?: KeyIdentity;
  /**
   * The order whose key the request carries in addition, see OrderKeys: the caller can do whatever that order's buyer
   * can. Absent without a valid key.
   */
  readonly order?: HeldOrder | undefined;
}

/** The request header for an order key. */
export const ORDER_KEY_HEADER = 'order-key';

/** The request header by which a page marks its automatic requests when nobody has touched it for a while. */
export const UNATTENDED_HEADER = 'unattended';

/** The resolvers' view of the request. */
export interface Context {
  /** The services of this shop; the schema is the same for all shops in the process. */
  readonly services: Services;
  readonly viewer: Viewer;
  readonly requestId: string;
  /** The visitor's full network address, shown only to its owner. */
  readonly address: string;
  /** The visitor's network, see networkOf; all limits count by it. */
  readonly network: string;
  /** The visitor's user agent; empty if there isn't one. */
  readonly userAgent: string;
  /** The cookie of a browser that ordered or voted today. It tells browsers apart and carries no identity. */
  readonly browserId: string | null;
  /**
   * Sets that cookie. A browser without one gets a new value, which stays the same throughout the request.
   * @param lost the value set by an earlier reply that is now being replayed.
   * @returns the cookie's value.
   */
  readonly rememberBrowser: (lost?: string) => string;
  /** The cookie of a browser that has been used to sign in, see KnownDevices. It doesn't authenticate anyone. */
  readonly deviceCookie: ShopCookie;
  readonly answer: AnswerNotes;
  /**
   * Whether the document comes from this process, as when rendering a page; its cost was weighed when it was written.
   */
  readonly ownDocument?: boolean;
}

/** Notes that resolvers leave for the caches about the answer they make. */
export interface AnswerNotes {
  /** A resolver sets it to false if the answer is private, for example about a registration. */
  mayBeShared: boolean;
  /** The ids of the products whose stock the answer states. */
  readonly stockOf: Set<number>;
}

export const GUEST: Viewer = { role: 'GUEST', userId: null, sessionId: null };

type Powers = Pick<Viewer, 'staff' | 'key'>;

/** The viewer's scopes, as staff through their role or as an API key. */
export const scopesOf = ({ staff, key }: Powers): readonly Scope[] => (key ?? staff)?.scopes ?? [];

/** Whether the viewer has a scope. */
export const actsForShop = (viewer: Powers, scope: Scope): boolean => scopesOf(viewer).includes(scope);

/**
 * The id of the viewer's account.
 *
 * @throws PublicError UNAUTHENTICATED for guests and keys.
 */
export function accountOf({ userId }: Viewer): string {
  if (userId === null) throw unauthenticated();
  return userId;
}
