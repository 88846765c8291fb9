import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import { isRecord } from '../../lib/text/record.ts';
import { draftsOf } from '../../lib/visitor/deleteVisitorData.ts';

/** What was typed into a form and not saved. */
export interface FormDraft {
  values: Record<string, unknown>;
  /** The revision of what it would have replaced; null for something new. */
  revision: number | null;
  /** When the last key was pressed, as an ISO date. */
  at: string;
}

/** The id of the person whose drafts are kept now; undefined once they have signed out. */
export const draftOwner = (): string | undefined => currentSession()?.user.id;

function keyOf(name: string): string | null {
  const owner = draftOwner();
  return owner === undefined ? null : `${draftsOf(owner)}${name}`;
}

/** The person's draft of a form; null if there is none that can be read. */
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

/** Keeps what is typed until it is saved, so that neither a closed tab nor a lost connection loses it. */
export function keepDraft(name: string, values: object, revision: number | null): void {
  const key = keyOf(name);
  if (key === null) return;
  try {
    const draft = { values, revision, at: new Date().toISOString() };
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Where storage is blocked or full, the words live as long as the page.
  }
}

export function forgetDraft(name: string): void {
  const key = keyOf(name);
  if (key === null) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
