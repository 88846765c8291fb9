import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Why a list is not, or will not be, as the visitor left it: storage is refused, or what lay there could not be read. */
export type StorageTrouble = 'blocked' | 'damaged';

/** A list kept in the browser's local storage, shared by all open tabs. */
export interface StoredList<Item> {
  get: () => readonly Item[];
  set: (items: readonly Item[]) => void;
  trouble: () => StorageTrouble | null;
  /** The visitor knows of the trouble: what could be read is stored anew, the rest is let go. */
  settleTrouble: () => void;
  subscribe: (listener: Listener) => () => void;
}

/** One and the same object, as React asks of a snapshot that has not changed. */
const EMPTY: readonly never[] = [];

/** What lies in storage: null for nothing, undefined where storage is blocked or absent. */
function readStorage(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** False when storage is blocked or full: the list then lives as long as the page. */
function writeStorage(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

interface Reading<Item> {
  items: readonly Item[];
  trouble: StorageTrouble | null;
}

function readItems<Item>(key: string, { read, tidy }: StoredForm<Item>): Reading<Item> {
  const text = readStorage(key);
  if (text === undefined) return { items: EMPTY, trouble: 'blocked' };
  if (text === null) return { items: EMPTY, trouble: null };
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return { items: EMPTY, trouble: 'damaged' };
    const items = values.map(read).filter((item) => item !== null);
    return { items: tidy ? tidy(items) : items, trouble: items.length < values.length ? 'damaged' : null };
  } catch {
    return { items: EMPTY, trouble: 'damaged' };
  }
}

/** How an item is written into storage and read back from it. */
export interface StoredForm<Item> {
  /**
   * Makes an item of whatever an old version or another hand left there, or null of what cannot be saved.
   * It must not throw.
   */
  read: (value: unknown) => Item | null;
  write: (item: Item) => unknown;
  /** Puts the list as a whole right, for example by joining items that mean the same. */
  tidy?: (items: readonly Item[]) => readonly Item[];
}

/** Keeps a list in local storage under `key`. Safe to create on the server, where it is never read. */
export function createStoredList<Item>(key: string, form: StoredForm<Item>): StoredList<Item> {
  let reading: Reading<Item> | undefined;
  let hearsOtherTabs = false;
  const listeners = new Set<Listener>();

  function change(next: Reading<Item> | undefined) {
    reading = next;
    for (const listener of listeners) listener();
  }

  function hearOtherTabs() {
    if (hearsOtherTabs) return;
    hearsOtherTabs = true;
    addEventListener('storage', (event) => {
      // A null key means that everything was cleared.
      if (event.key === key || event.key === null) change(undefined);
    });
  }

  function current(): Reading<Item> {
    hearOtherTabs();
    return (reading ??= readItems(key, form));
  }

  function store(items: readonly Item[], trouble: StorageTrouble | null) {
    const isStored = writeStorage(key, JSON.stringify(items.map(form.write)));
    change({ items, trouble: isStored ? trouble : 'blocked' });
  }

  return {
    get: () => current().items,
    // That something was lost stays true, and is told, however the rest changes meanwhile.
    set: (items) => store(items, current().trouble === 'damaged' ? 'damaged' : null),
    trouble: () => current().trouble,
    settleTrouble: () => store(current().items, null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The list as it is now; empty on the server and while the browser takes over its markup. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore<readonly Item[]>(list.subscribe, list.get, () => EMPTY);
}

/** What is wrong with the list's storage; nothing on the server and while the browser takes over its markup. */
export function useStorageTrouble<Item>(list: StoredList<Item>): StorageTrouble | null {
  return useSyncExternalStore(list.subscribe, list.trouble, () => null);
}
