import type { Role } from './role.enum.ts';
import type { Scope } from './scope.enum.ts';

/** An API key that asks in place of a person. */
export interface KeyIdentity {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** Who asks. Identity comes from here and never from input. */
export interface Viewer {
  readonly role: Role;
  /** Null for guests. */
  readonly userId: string | null;
  /** The session whose token came with the request; null for guests. */
  readonly sessionId: string | null;
  /**
   * The API key that came with the request; absent for people. Its role is a guest's: what it may do beyond a guest,
   * its scopes open field by field.
   */
  readonly key?: KeyIdentity;
}

/** What a resolver knows of the request it works for. */
export interface Context {
  readonly viewer: Viewer;
  readonly requestId: string;
  /** The visitor's whole network address, to be shown to its owner. */
  readonly address: string;
  /** The network it belongs to, as networkOf reads it: all limits count by this. */
  readonly network: string;
  /** What the visitor's program calls itself; empty when it does not say. */
  readonly userAgent: string;
  /** The cookie of a browser that has ordered or voted today; it tells browsers apart and carries no identity. */
  readonly browserId: string | null;
  /** Has the browser keep that cookie. One that has none is given one, the same for all of the request. @param lost what it held when it was set by a reply that is given again. @returns what the cookie holds. */
  readonly rememberBrowser: (lost?: string) => string;
  /** A resolver sets it to false when what was asked is somebody's own business, such as a registration. */
  readonly answer: { mayBeShared: boolean };
  /** The document comes from this process itself, as when a page is rendered; its cost was weighed when it was written. */
  readonly ownDocument?: boolean;
}

export const GUEST: Viewer = { role: 'GUEST', userId: null, sessionId: null };

/** Whether the viewer may do in the shop's name what a scope opens: administrators may, and keys that have the scope. */
export const actsForShop = ({ role, key }: Viewer, scope: Scope): boolean =>
  role === 'ADMIN' || key?.scopes.includes(scope) === true;
