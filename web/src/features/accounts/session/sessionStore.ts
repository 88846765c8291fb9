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
/** Undefined until storage has been read, and again after another tab has written to it. */
let session: Session | null | undefined;
let hearsOtherTabs = false;
/** How the last session here ended: by signing out, because nobody used it, or otherwise. */
let ending: 'LEFT' | 'IDLE' | null = null;

/** Both must be there: a token without a user, or a user without a token, is nobody. */
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
    // The token is removed first and written last, so that no tab ever sees one user's token beside another's
    // name.
    localStorage.removeItem(TOKEN_KEY);
    if (!next) return localStorage.removeItem(USER_KEY);
    localStorage.setItem(USER_KEY, writeUser(next.user));
    localStorage.setItem(TOKEN_KEY, next.token);
  } catch {
    // Where storage is blocked the session lives as long as the page.
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

/** The session of this browser, null for a guest. Browser only. */
export function currentSession(): Session | null {
  hearOtherTabs();
  if (session === undefined) session = readSession();
  return session;
}

/** Whether the shop ended the last session of this tab because nobody used it. */
export const endedIdle = (): boolean => ending === 'IDLE';

/** Whether the visitor ended the last session of this tab. */
export const hasSignedOut = (): boolean => ending === 'LEFT';

/** Signs this browser in, in all its tabs. */
export function startSession({ token, user }: Session): void {
  ending = null;
  writeSession({ token, user });
  change({ token, user });
}

/** Adopts the server's data about the signed-in user; data about any other user is ignored. */
export function renewUser(user: SessionUser): void {
  const known = currentSession();
  if (known?.user.id !== user.id || writeUser(known.user) === writeUser(user)) return;
  startSession({ token: known.token, user });
}

/**
 * Signs this browser out, in all its tabs.
 *
 * @param token ends only the session of this token: an answer to an older one must not end a newer session. Left out,
 * the visitor signs out.
 * @param reason why the shop ended it, as its refusal says: IDLE if nobody used it.
 */
export function endSession(token?: string, reason?: string): void {
  if (token !== undefined && currentSession()?.token !== token) return;
  ending = token === undefined ? 'LEFT' : reason === 'IDLE' ? 'IDLE' : null;
  writeSession(null);
  change(null);
}

/**
 * Subscribes to changes of the session, including those in other tabs; returns the function that
 * unsubscribes.
 */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of this browser; null for a guest, on the server, and during hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}
