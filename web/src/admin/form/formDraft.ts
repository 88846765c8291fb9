import { mayKeep } from '../../lib/forgetVisitor.ts';
import { isRecord } from '../../lib/record.ts';

/** What was typed into a form and not saved. */
export interface FormDraft {
  values: Record<string, unknown>;
  /** The revision of what it would have replaced; null for something new. */
  revision: number | null;
  /** When the last key was pressed, as an ISO date. */
  at: string;
}

const keyOf = (name: string): `admin-draft:${string}` => `admin-draft:${name}`;

/** The draft of a form; null if there is none that can be read. */
export function readDraft(name: string): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isRecord(draft) || !isRecord(draft['values']) || typeof draft['at'] !== 'string') return null;
    const { values, at, revision } = draft;
    return { values, at, revision: typeof revision === 'number' ? revision : null };
  } catch {
    return null;
  }
}

/** Keeps what is typed for as long as the tab lives, so that neither a reload nor a lost connection loses it. */
export function keepDraft(name: string, values: object, revision: number | null): void {
  if (!mayKeep()) return;
  try {
    const draft = { values, revision, at: new Date().toISOString() };
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Where storage is blocked or full, the words live as long as the page.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
