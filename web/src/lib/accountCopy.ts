/** How many of each product, by its id. A wish list has one of each. */
export type Pieces = ReadonlyMap<number, number>;

/** What an account was last known to hold of a list that this browser keeps too. */
export interface AccountCopy {
  /** The account whose list this browser holds; null while its list is a guest's. */
  owner: () => string | null;
  /** What the account held; null when nothing is known of it. */
  read: (userId: string) => Pieces | null;
  write: (userId: string, pieces: Pieces) => void;
  forget: () => void;
}

/** What the names of all copies in local storage begin with. */
const PREFIX = 'account:';

/** Whether this browser holds a list of an account. */
export function holdsAccountCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

function parse(text: string | null): { userId: string; pieces: Pieces } | null {
  try {
    const { userId, pieces } = JSON.parse(text ?? 'null') as { userId: unknown; pieces: [number, number][] };
    return typeof userId === 'string' ? { userId, pieces: new Map(pieces) } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the copy in local storage, where all tabs find it: by it a browser tells what has changed here since, also
 * after a reload, from what it has not heard of yet. Where storage is blocked the copy lives as long as the page.
 */
export function createAccountCopy(name: string): AccountCopy {
  const key = PREFIX + name;
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
      return copy?.userId === userId ? copy.pieces : null;
    },
    write(userId, pieces) {
      const text = JSON.stringify({ userId, pieces: [...pieces] });
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
        // What is blocked holds nothing.
      }
    },
  };
}
