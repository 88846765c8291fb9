import { unauthenticated } from './errors.ts';
import { scopesOf, type Role } from './role.enum.ts';
import type { Scope } from './scope.enum.ts';
import type { Services } from './services.ts';
import type { ShopCookie } from './shop-cookie.ts';

/** An API key that acts in place of a person. */
export interface KeyIdentity {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** The order that a key opens, and the mailbox whose reader the key was given to. */
export interface HeldOrder {
  readonly id: string;
  readonly mailbox: string;
}

/** The caller. Identity comes from here and never from input. */
export interface Viewer {
  readonly role: Role;
  /** Null for guests. */
  readonly userId: string | null;
  /** The session whose token the request carried; null for guests. */
  readonly sessionId: string | null;
  /**
   * Whether this is an administrator who must set up two-step sign-in: until then their role is CUSTOMER. Absent for
   * everybody else.
   */
  readonly needsTwoFactor?: boolean;
  /**
   * The API key that the request carried; absent for people. Its role is GUEST: its scopes open further
   * fields one by one.
   */
  readonly key?: KeyIdentity;
  /**
   * The order whose key the request carried besides, see OrderKeys: for that order the caller may do what its buyer
   * may. Absent without a valid key.
   */
  readonly order?: HeldOrder | undefined;
}

/** The request header that carries the key of an order. */
export const ORDER_KEY_HEADER = 'order-key';

/** The request header by which a page says that it asks by itself, and that nobody has touched it for a while. */
export const UNATTENDED_HEADER = 'unattended';

/** What a resolver knows about the request. */
export interface Context {
  /** The shop that is asked: the schema is the same for all. */
  readonly services: Services;
  readonly viewer: Viewer;
  readonly requestId: string;
  /** The visitor's full network address, shown only to its owner. */
  readonly address: string;
  /** The visitor's network as networkOf reads it: all limits count by this. */
  readonly network: string;
  /** The visitor's user agent; empty if there is none. */
  readonly userAgent: string;
  /** The cookie of a browser that ordered or voted today; it tells browsers apart and carries no identity. */
  readonly browserId: string | null;
  /**
   * Sets that cookie. A browser without one gets a new value, the same throughout the request.
   * @param lost the value set by a reply that is now sent again.
   * @returns the cookie's value.
   */
  readonly rememberBrowser: (lost?: string) => string;
  /** The cookie of a browser that somebody signed in on, see KnownDevices. It lets nobody in. */
  readonly deviceCookie: ShopCookie;
  readonly answer: AnswerNotes;
  /**
   * The document comes from this process, as when a page is rendered; its cost was weighed when it was
   * written.
   */
  readonly ownDocument?: boolean;
}

/** What resolvers note of the answer that they make, for those who keep it. */
export interface AnswerNotes {
  /** A resolver sets it to false if the answer is private, such as a registration. */
  mayBeShared: boolean;
  /** The ids of the products whose stock it states. */
  readonly stockOf: Set<number>;
}

export const GUEST: Viewer = { role: 'GUEST', userId: null, sessionId: null };

/** Whether the viewer may do all that a role may. */
export const coversRole = (viewer: Viewer, role: Role): boolean =>
  scopesOf(role).every((scope) => actsForShop(viewer, scope));

/** Whether the viewer may use what a scope opens: staff whose role has it may, and keys that have it. */
export const actsForShop = ({ role, key }: Viewer, scope: Scope): boolean =>
  (key ? key.scopes : scopesOf(role)).includes(scope);

/** The id of the viewer's account. @throws PublicError UNAUTHENTICATED for guests and keys. */
export function accountOf({ userId }: Viewer): string {
  if (userId === null) throw unauthenticated();
  return userId;
}
