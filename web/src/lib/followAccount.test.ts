import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccountCopy, type Pieces } from './accountCopy.ts';
import { followAccount, type AccountList } from './followAccount.ts';
import { createStoredList } from './storedList.ts';

type Entry = [id: number, pieces: number];

const isEntry = (value: unknown): value is Entry => Array.isArray(value) && value.length === 2;
const shelf = createStoredList<Entry>('shelf', {
  read: (value) => (isEntry(value) ? value : null),
  write: (entry) => entry,
});
const copy = createAccountCopy('shelf');

/** An account on a server, with a say in when it answers, and whether the answer arrives. */
function anAccount(held: Entry[] = []) {
  const pieces = new Map(held);
  const asked: string[] = [];
  let hasMerged = false;
  let answers: () => Promise<void> = async () => undefined;

  async function answer(what: string, change: () => void): Promise<Pieces> {
    asked.push(what);
    change();
    const now = new Map(pieces);
    await answers();
    return now;
  }

  const set = (changes: Pieces) =>
    changes.forEach((count, id) => (count > 0 ? pieces.set(id, count) : pieces.delete(id)));
  const text = (changes: Pieces) => JSON.stringify([...changes]);
  const list: AccountList<Pieces> = {
    copy,
    local: () => new Map(shelf.get()),
    subscribe: shelf.subscribe,
    show: (shown) => shelf.set([...shown]),
    load: () => answer('load', () => undefined),
    save: (changes) => answer(`save ${text(changes)}`, () => set(changes)),
    merge: (gathered) =>
      answer(`merge ${text(gathered)}`, () => {
        if (!hasMerged) gathered.forEach((count, id) => pieces.set(id, (pieces.get(id) ?? 0) + count));
        hasMerged = true;
      }),
    held: (kept) => kept,
  };
  return {
    list,
    asked,
    pieces,
    /** What another device does. */
    elsewhere: set,
    /** The request arrives; its answer is lost. */
    loseAnswers: () => (answers = () => Promise.reject(new TypeError('Failed to fetch'))),
    answerAgain: () => (answers = async () => undefined),
    /** Holds answers back until they are let go. */
    hold() {
      const held = Promise.withResolvers<void>();
      answers = () => held.promise;
      return held.resolve;
    },
  };
}

const ends: (() => void)[] = [];
function signIn({ list }: ReturnType<typeof anAccount>, userId = 'ada') {
  const end = followAccount(userId, list);
  ends.push(end);
  return end;
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const here = () => shelf.get();

beforeEach(() => {
  copy.forget();
  shelf.set([]);
});
afterEach(() => ends.splice(0).forEach((end) => end()));

describe('C-26 signing in', () => {
  it('merges what a guest gathered, and shows the sum', async () => {
    shelf.set([
      [1, 2],
      [2, 1],
    ]);
    const account = anAccount([
      [1, 3],
      [3, 1],
    ]);
    signIn(account);
    await expect.poll(here).toEqual([
      [1, 5],
      [3, 1],
      [2, 1],
    ]);
    expect(account.asked).toEqual(['merge [[1,2],[2,1]]']);
  });

  it('reads the account where a guest gathered nothing', async () => {
    const account = anAccount([[3, 1]]);
    signIn(account);
    await expect.poll(here).toEqual([[3, 1]]);
    expect(account.asked).toEqual(['load']);
  });

  it('doubles nothing when the answer is lost and it is sent again', async () => {
    shelf.set([[1, 2]]);
    const account = anAccount([[1, 3]]);
    account.loseAnswers();
    signIn(account);
    await expect.poll(() => account.asked).toHaveLength(1);
    expect(here()).toEqual([[1, 2]]);
    account.answerAgain();
    comeBack();
    await expect.poll(here).toEqual([[1, 5]]);
    expect(account.pieces.get(1)).toBe(5);
  });

  it('keeps on top of the sum what was added while the merge was under way', async () => {
    shelf.set([
      [1, 2],
      [2, 1],
    ]);
    const account = anAccount([[1, 3]]);
    const letGo = account.hold();
    signIn(account);
    shelf.set([
      [1, 4],
      [4, 1],
    ]);
    letGo();
    await expect
      .poll(() => [...account.pieces])
      .toEqual([
        [1, 7],
        [4, 1],
      ]);
    expect(here()).toEqual([
      [1, 7],
      [4, 1],
    ]);
  });

  it('after a reload goes on from where it was, and merges nothing again', async () => {
    shelf.set([[1, 2]]);
    const account = anAccount();
    signIn(account)();
    await expect.poll(() => account.asked).toHaveLength(1);
    copy.write('ada', new Map([[1, 2]]));
    signIn(account);
    await expect.poll(() => account.asked.at(-1)).toBe('load');
    expect(account.pieces.get(1)).toBe(2);
  });
});

describe('a change of a signed-in customer', () => {
  it('is saved, and those that come meanwhile go together', async () => {
    const account = anAccount([[1, 1]]);
    signIn(account);
    await expect.poll(here).toEqual([[1, 1]]);
    const letGo = account.hold();
    shelf.set([[1, 2]]);
    shelf.set([[1, 3]]);
    shelf.set([[2, 1]]);
    letGo();
    await expect.poll(() => [...account.pieces]).toEqual([[2, 1]]);
    expect(account.asked).toEqual(['load', 'save [[1,2]]', 'save [[1,0],[2,1]]']);
  });

  it('that cannot be saved stays here, and goes with the next', async () => {
    const account = anAccount();
    signIn(account);
    await expect.poll(() => account.asked).toHaveLength(1);
    const { save } = account.list;
    account.list.save = () => Promise.reject(new TypeError('Failed to fetch'));
    shelf.set([[1, 2]]);
    await expect.poll(here).toEqual([[1, 2]]);
    account.list.save = save;
    shelf.set([
      [1, 2],
      [2, 1],
    ]);
    await expect
      .poll(() => [...account.pieces])
      .toEqual([
        [1, 2],
        [2, 1],
      ]);
  });

  it('and those of another device both stand; of one thing changed on both, this browser’s later word', async () => {
    const account = anAccount([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const end = signIn(account);
    await expect.poll(here).toHaveLength(3);
    end();
    shelf.set([
      [1, 5],
      [2, 1],
      [3, 1],
    ]);
    account.elsewhere(
      new Map([
        [1, 9],
        [2, 0],
        [4, 1],
      ]),
    );
    signIn(account);
    await expect.poll(here).toEqual([
      [1, 5],
      [3, 1],
      [4, 1],
    ]);
    expect([...account.pieces]).toEqual([
      [1, 5],
      [3, 1],
      [4, 1],
    ]);
  });

  it('that the account does not take is taken back here', async () => {
    const account = anAccount();
    account.list.save = () => Promise.resolve(new Map());
    signIn(account);
    await expect.poll(() => account.asked).toEqual(['load']);
    shelf.set([[1, 1]]);
    await expect.poll(here).toEqual([]);
  });
});

it('reads what another device changed when the shopper comes back to the tab', async () => {
  const account = anAccount([[1, 1]]);
  signIn(account);
  await expect.poll(here).toEqual([[1, 1]]);
  account.elsewhere(
    new Map([
      [1, 0],
      [2, 4],
    ]),
  );
  comeBack();
  await expect.poll(here).toEqual([[2, 4]]);
});

it('changes nothing any more once it has ended', async () => {
  const account = anAccount([[1, 1]]);
  const letGo = account.hold();
  signIn(account)();
  letGo();
  shelf.set([[7, 1]]);
  await Promise.resolve();
  expect(here()).toEqual([[7, 1]]);
  expect(copy.owner()).toBeNull();
  expect(account.asked).toEqual(['load']);
});
