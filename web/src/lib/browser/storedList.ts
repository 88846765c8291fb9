import { useSyncExternalStore } from 'react';
import type { LocalItem } from './storedItems.ts';

type Listener = () => void;

/**
 * Why a list isn't as the visitor left it, or won't stay so: storage is blocked, or the stored list was unreadable.
 */
export type StorageTrouble = 'blocked' | 'damaged';

/** A list in the browser's local storage, shared by all open tabs. */
export interface StoredList<Item> {
  get: () => readonly Item[];
  set: (items: readonly Item[]) => void;
  trouble: () => StorageTrouble | null;
  /** Call this when the visitor has seen the warning. It stores the readable items and drops the rest. */
  settleTrouble: () => void;
  subscribe: (listener: Listener) => () => void;
}

/** One object, because React requires an unchanged snapshot to be identical. */
const EMPTY: readonly never[] = [];

/** The stored text; null if there isn't any, undefined if storage is blocked or absent. */
function readStorage(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** False if storage is blocked or full. The list then lasts until the page closes. */
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

/** How items are written to storage and parsed again. */
export interface StoredForm<Item> {
  /**
   * Parses an item stored by an older version of the shop, or by anything else; null if it's unreadable. Must not
   * throw.
   */
  read: (value: unknown) => Item | null;
  write: (item: Item) => unknown;
  /** Normalises the whole list, for example by merging duplicates. */
  tidy?: (items: readonly Item[]) => readonly Item[];
}

/** Stores a list in local storage under `key`. Safe to create on the server, where it's never read. */
export function createStoredList<Item>(key: LocalItem, form: StoredForm<Item>): StoredList<Item> {
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
    // The warning about lost items stays, whatever happens to the list.
    set: (items) => store(items, current().trouble === 'damaged' ? 'damaged' : null),
    trouble: () => current().trouble,
    settleTrouble: () => store(current().items, null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current list; empty on the server and during hydration. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore<readonly Item[]>(list.subscribe, list.get, () => EMPTY);
}

/** The problem with the list's storage; null on the server and during hydration. */
export function useStorageTrouble<Item>(list: StoredList<Item>): StorageTrouble | null {
  return useSyncExternalStore(list.subscribe, list.trouble, () => null);
}
