import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import { isRecord } from '../../lib/text/record.ts';
import { draftsOf } from '../../lib/visitor/deleteVisitorData.ts';

/** Unsaved values of a form. */
export interface FormDraft {
  values: Record<string, unknown>;
  /** The revision it would have replaced; null for a new record. */
  revision: number | null;
  /** The time of the last keystroke, as an ISO date. */
  at: string;
}

/** The id of the user who owns new drafts; undefined after signing out. */
export const draftOwner = (): string | undefined => currentSession()?.user.id;

function keyOf(name: string): string | null {
  const owner = draftOwner();
  return owner === undefined ? null : `${draftsOf(owner)}${name}`;
}

/** The user's draft of a form; null if it doesn't exist or can't be parsed. */
export function readDraft(name: string): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(name) ?? '') ?? 'null');
    if (!isRecord(draft) || !isRecord(draft['values']) || typeof draft['at'] !== 'string') return null;
    const { values, at, revision } = draft;
    return { values, at, revision: typeof revision === 'number' ? revision : null };
  } catch {
    return null;
  }
}

/** Stores what was typed until it's saved, so that a closed tab or a lost connection doesn't lose it. */
export function keepDraft(name: string, values: object, revision: number | null): void {
  const key = keyOf(name);
  if (key === null) return;
  try {
    const draft = { values, revision, at: new Date().toISOString() };
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // If storage is blocked or full, the values last only as long as the page.
  }
}

export function forgetDraft(name: string): void {
  const key = keyOf(name);
  if (key === null) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is blocked, there's no draft to remove.
  }
}
