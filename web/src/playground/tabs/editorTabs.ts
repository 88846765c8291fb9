import type { SessionItem } from '../../lib/browser/storedItems.ts';
import { recordFrom, textFrom } from '../../lib/text/record.ts';
import { examples } from './examples.ts';

const STORAGE_KEY: SessionItem = 'treadline.playground.tabs';

/** The text of a tab. */
export interface TabText {
  readonly query: string;
  /** JSON. */
  readonly variables: string;
}

export interface EditorTab extends TabText {
  readonly id: number;
}

/** At least one tab. */
export interface EditorTabs {
  readonly tabs: readonly EditorTab[];
  readonly openId: number;
}

const EMPTY: TabText = { query: '', variables: '' };

const tabsOf = ({ query, variables }: TabText, id = 1): EditorTabs => ({
  tabs: [{ id, query, variables }],
  openId: id,
});

/** Adds a tab at the end and opens it. */
export function addTab({ tabs }: EditorTabs, { query, variables }: TabText = EMPTY): EditorTabs {
  const id = Math.max(...tabs.map((tab) => tab.id)) + 1;
  return { tabs: [...tabs, { id, query, variables }], openId: id };
}

/** Closes a tab. If it was open, its neighbour opens; if it was the last one, an empty tab takes its place. */
export function closeTab({ tabs, openId }: EditorTabs, id: number): EditorTabs {
  const at = tabs.findIndex((tab) => tab.id === id);
  const left = tabs.filter((tab) => tab.id !== id);
  const neighbour = left[Math.min(at, left.length - 1)];
  // An id of its own: the editor shows new text only for a new tab.
  if (!neighbour) return tabsOf(EMPTY, id + 1);
  return { tabs: left, openId: id === openId ? neighbour.id : openId };
}

export function editTab({ tabs, openId }: EditorTabs, id: number, text: Partial<TabText>): EditorTabs {
  return { tabs: tabs.map((tab) => (tab.id === id ? { ...tab, ...text } : tab)), openId };
}

/** The tabs of this browser tab, with the first example in a new one. */
export function readTabs(): EditorTabs {
  const fresh = tabsOf(examples[0] ?? EMPTY);
  try {
    const stored = recordFrom(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    const tabs = (Array.isArray(stored.tabs) ? stored.tabs : []).map(recordFrom).map((tab, at) => ({
      id: at + 1,
      query: textFrom(tab.query),
      variables: textFrom(tab.variables),
    }));
    const openAt = Number(stored.openAt);
    return tabs.length > 0 ? { tabs, openId: (tabs[openAt] ?? tabs[0])?.id ?? 1 } : fresh;
  } catch {
    return fresh;
  }
}

/**
 * Keeps the tabs until the browser tab is closed and no longer: examples contain addresses and passwords, which don't
 * belong in permanent storage.
 */
export function storeTabs({ tabs, openId }: EditorTabs): void {
  const stored = {
    tabs: tabs.map(({ query, variables }) => ({ query, variables })),
    openAt: tabs.findIndex(({ id }) => id === openId),
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Where storage is blocked, the text lasts as long as the page.
  }
}
