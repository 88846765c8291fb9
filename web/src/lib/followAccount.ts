import type { AccountCopy, Pieces } from './accountCopy.ts';

/** A list that is shown from this browser's storage and kept with the account of whoever is signed in. */
export interface AccountList<Answer> {
  copy: AccountCopy;
  /** What this browser holds. */
  local: () => Pieces;
  /** Puts the pieces into this browser's list; the answer names what it did not know yet. */
  show: (pieces: Pieces, answer: Answer) => void;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<Answer>;
  /** Sets how many the account holds of each; 0 takes out. Sent again it must change nothing. */
  save: (changes: Pieces) => Promise<Answer>;
  /** Adds what a guest gathered. Sent again by the same sign-in it must add nothing. */
  merge: (gathered: Pieces) => Promise<Answer>;
  /** What the account holds, as far as this browser can show it. */
  held: (answer: Answer) => Pieces;
}

/** What has to be set for `from` to become `to`. */
function differences(from: Pieces, to: Pieces): Pieces {
  const ids = new Set([...from.keys(), ...to.keys()]);
  return new Map(
    [...ids]
      .map((id): [number, number] => [id, to.get(id) ?? 0])
      .filter(([id, pieces]) => pieces !== (from.get(id) ?? 0)),
  );
}

/**
 * What the browser shows after an answer: what the account holds, and on top of it what was changed here while the
 * answer was on its way. A change stands as it was made; after a merge it counts on top of the sum.
 */
function withLaterChanges(held: Pieces, sent: Pieces, now: Pieces, wasMerge: boolean): Pieces {
  const shown = new Map(held);
  for (const [id, pieces] of differences(sent, now)) {
    const wanted = wasMerge ? (held.get(id) ?? 0) + pieces - (sent.get(id) ?? 0) : pieces;
    if (wanted > 0) shown.set(id, wanted);
    else shown.delete(id);
  }
  return shown;
}

/**
 * Keeps a list in step with an account until it is told to stop: merges what a guest gathered, saves each change, and
 * reads what other devices changed whenever the shopper comes back to this tab. One request is under way at a time;
 * changes made meanwhile go together in the next. What fails stays in this browser and is tried again at the next
 * change or return.
 *
 * @returns what ends it.
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
      // The list is shown from this browser, so that nothing is lost and nobody need be told.
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
