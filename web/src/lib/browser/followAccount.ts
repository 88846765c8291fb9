import type { AccountCopy, Quantities } from './accountCopy.ts';

/** A list shown from this browser's storage and synced with the signed-in customer's account. */
export interface AccountList<Answer> {
  copy: AccountCopy;
  /** This browser's list. */
  local: () => Quantities;
  /** Sets these quantities in this browser's list. `answer` describes products that are new to it. */
  show: (quantities: Quantities, answer: Answer) => void;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<Answer>;
  /** Sets the account's quantity of each product; 0 removes it. Must be idempotent. */
  save: (changes: Quantities) => Promise<Answer>;
  /** Adds the guest's list to the account. Repeating it within the same sign-in must add nothing. */
  merge: (gathered: Quantities) => Promise<Answer>;
  /** The account's list, as far as this browser can show it. */
  held: (answer: Answer) => Quantities;
}

/** The changes that turn `from` into `to`. */
function differences(from: Quantities, to: Quantities): Quantities {
  const ids = new Set([...from.keys(), ...to.keys()]);
  return new Map(
    [...ids]
      .map((id): [number, number] => [id, to.get(id) ?? 0])
      .filter(([id, quantity]) => quantity !== (from.get(id) ?? 0)),
  );
}

/**
 * The list to show after an answer: the account's list plus local changes made during the request. A quantity changed
 * meanwhile replaces the account's; after a merge its difference is added to the sum.
 */
function withLaterChanges(
  held: Quantities,
  sent: Quantities,
  now: Quantities,
  wasMerge: boolean,
): Quantities {
  const shown = new Map(held);
  for (const [id, quantity] of differences(sent, now)) {
    const wanted = wasMerge ? (held.get(id) ?? 0) + quantity - (sent.get(id) ?? 0) : quantity;
    if (wanted > 0) shown.set(id, wanted);
    else shown.delete(id);
  }
  return shown;
}

/**
 * Syncs a list with an account until stopped: merges the guest's list, saves each change, and loads changes from
 * other devices when the shopper returns to this tab. One request runs at a time; changes made meanwhile go together
 * in the next. A failed change stays in this browser and is retried with the next change or return.
 *
 * @returns a function that stops it.
 */
export function followAccount<Answer>(userId: string, list: AccountList<Answer>): () => void {
  let isOver = false;
  let isBusy = false;
  let wantsNews = true;

  async function exchange(): Promise<void> {
    const sent = list.local();
    const known = list.copy.read(userId);
    const changes = differences(known ?? new Map(), sent);
    const isMerge = known === null && changes.size > 0;
    wantsNews = false;
    const answer = isMerge
      ? await list.merge(sent)
      : await (changes.size > 0 ? list.save(changes) : list.load());
    if (isOver) return;
    const held = list.held(answer);
    const shown = withLaterChanges(held, sent, list.local(), isMerge);
    list.copy.write(userId, held);
    if (differences(list.local(), shown).size > 0) list.show(shown, answer);
  }

  function isBehind(): boolean {
    const known = list.copy.read(userId);
    return wantsNews || known === null || differences(known, list.local()).size > 0;
  }

  async function keepUp(): Promise<void> {
    // A change made in another tab is saved by that tab.
    if (isBusy || document.visibilityState === 'hidden') return;
    isBusy = true;
    try {
      while (!isOver && isBehind()) await exchange();
    } catch {
      // The list is shown from this browser's storage, so nothing is lost and the shopper needn't be told.
    } finally {
      isBusy = false;
    }
  }

  function lookForNews() {
    if (!isBusy) wantsNews = true;
    void keepUp();
  }

  const unsubscribe = list.subscribe(() => void keepUp());
  document.addEventListener('visibilitychange', lookForNews);
  void keepUp();
  return () => {
    isOver = true;
    unsubscribe();
    document.removeEventListener('visibilitychange', lookForNews);
  };
}
