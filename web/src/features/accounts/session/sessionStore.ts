import { useSyncExternalStore } from 'react';
import type { LocalItem } from '../../../lib/browser/storedItems.ts';
import { readUser, writeUser, type SessionUser } from './sessionUser.ts';

/** A signed-in browser: the user, and the token that proves it to the server. */
export interface Session {
  token: string;
  user: SessionUser;
}

type Listener = () => void;

const TOKEN_KEY: LocalItem = 'token';
const USER_KEY: LocalItem = 'user';

const listeners = new Set<Listener>();
/** Undefined until storage is read, and again after another tab writes to it. */
let session: Session | null | undefined;
let hearsOtherTabs = false;
/** Why the last session here ended: the user signed out, it idled out, or anything else. */
let ending: 'LEFT' | 'IDLE' | null = null;

/** A token without a user, or a user without a token, counts as a guest. */
function readSession(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user = readUser(localStorage.getItem(USER_KEY));
    return token && user ? { token, user } : null;
  } catch {
    return null;
  }
}

function writeSession(next: Session | null): void {
  try {
    // The token is removed first and written last, so that no tab ever sees one user's token with another's name.
    localStorage.removeItem(TOKEN_KEY);
    if (!next) return localStorage.removeItem(USER_KEY);
    localStorage.setItem(USER_KEY, writeUser(next.user));
    localStorage.setItem(TOKEN_KEY, next.token);
  } catch {
    // If storage is blocked, the session lasts until the page closes.
  }
}

function change(next: Session | null | undefined): void {
  session = next;
  for (const listener of listeners) listener();
}

function hearOtherTabs(): void {
  if (hearsOtherTabs) return;
  hearsOtherTabs = true;
  addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === TOKEN_KEY || key === USER_KEY || key === null) change(undefined);
  });
}

/** This browser's session; null for a guest. Browser only. */
export function currentSession(): Session | null {
  hearOtherTabs();
  if (session === undefined) session = readSession();
  return session;
}

/** Whether the shop ended this tab's last session because it was idle. */
export const endedIdle = (): boolean => ending === 'IDLE';

/** Whether the visitor ended this tab's last session. */
export const hasSignedOut = (): boolean => ending === 'LEFT';

/** Signs this browser in, in all its tabs. */
export function startSession({ token, user }: Session): void {
  ending = null;
  writeSession({ token, user });
  change({ token, user });
}

/** Adopts the server's data about the signed-in user. Ignores data about any other user. */
export function renewUser(user: SessionUser): void {
  const known = currentSession();
  if (known?.user.id !== user.id || writeUser(known.user) === writeUser(user)) return;
  startSession({ token: known.token, user });
}

/**
 * Signs this browser out, in all its tabs.
 *
 * @param token ends only the session with this token, because an answer to an older one must not end a newer session.
 * Omit it when the visitor signs out.
 * @param reason the refusal's reason: IDLE if the session was idle for too long.
 */
export function endSession(token?: string, reason?: string): void {
  if (token !== undefined && currentSession()?.token !== token) return;
  ending = token === undefined ? 'LEFT' : reason === 'IDLE' ? 'IDLE' : null;
  writeSession(null);
  change(null);
}

/** Subscribes to changes of the session, including those in other tabs. Returns a function that unsubscribes. */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This browser's session; null for a guest, on the server, and during hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}
