import type { AccountList, LocalItem } from './storedItems.ts';

/** Quantities by product id. On a wish list each is 1. */
export type Quantities = ReadonlyMap<number, number>;

/** The last known content of an account's list that this browser also stores. */
export interface AccountCopy {
  /** The account whose list this browser holds; null while it's a guest's. */
  owner: () => string | null;
  /** The account's last known content; null if unknown. */
  read: (userId: string) => Quantities | null;
  write: (userId: string, quantities: Quantities) => void;
  forget: () => void;
}

/** The prefix of every copy's key in local storage. */
const PREFIX = 'account:';

/** Whether this browser holds a list of an account. */
export function holdsAccountCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** The form in storage. `pieces` is an earlier release's name. */
interface Stored {
  userId: unknown;
  pieces: [number, number][];
}

function parse(text: string | null): { userId: string; quantities: Quantities } | null {
  try {
    const { userId, pieces }: Stored = JSON.parse(text ?? 'null');
    return typeof userId === 'string' ? { userId, quantities: new Map(pieces) } : null;
  } catch {
    return null;
  }
}

/**
 * Stores the copy in local storage, shared by all tabs. It lets the browser tell local changes, even after a reload,
 * from remote ones that it hasn't fetched yet. If storage is blocked, the copy lasts until the page closes.
 */
export function createAccountCopy(name: AccountList): AccountCopy {
  const key: LocalItem = `${PREFIX}${name}`;
  let inMemory: string | null = null;

  function read() {
    try {
      return parse(localStorage.getItem(key) ?? inMemory);
    } catch {
      return parse(inMemory);
    }
  }

  return {
    owner: () => read()?.userId ?? null,
    read(userId) {
      const copy = read();
      return copy?.userId === userId ? copy.quantities : null;
    },
    write(userId, quantities) {
      const text = JSON.stringify({ userId, pieces: [...quantities] } satisfies Stored);
      inMemory = null;
      try {
        localStorage.setItem(key, text);
      } catch {
        inMemory = text;
      }
    },
    forget() {
      inMemory = null;
      try {
        localStorage.removeItem(key);
      } catch {
        // Treat blocked storage as empty.
      }
    },
  };
}
