import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccountCopy, type Quantities } from './accountCopy.ts';
import { followAccount, type AccountList } from './followAccount.ts';
import { createStoredList } from './storedList.ts';

type Entry = [id: number, quantity: number];

const isEntry = (value: unknown): value is Entry => Array.isArray(value) && value.length === 2;
const shelf = createStoredList<Entry>('wishlist', {
  read: (value) => (isEntry(value) ? value : null),
  write: (entry) => entry,
});
const copy = createAccountCopy('wishlist');

/** A fake account on a server. The test decides when it answers and whether the answer arrives. */
function anAccount(held: Entry[] = []) {
  const quantities = new Map(held);
  const asked: string[] = [];
  let hasMerged = false;
  let answers: () => Promise<void> = async () => undefined;

  async function answer(what: string, change: () => void): Promise<Quantities> {
    asked.push(what);
    change();
    const now = new Map(quantities);
    await answers();
    return now;
  }

  const set = (changes: Quantities) =>
    changes.forEach((count, id) => (count > 0 ? quantities.set(id, count) : quantities.delete(id)));
  const text = (changes: Quantities) => JSON.stringify([...changes]);
  const list: AccountList<Quantities> = {
    copy,
    local: () => new Map(shelf.get()),
    subscribe: shelf.subscribe,
    show: (shown) => shelf.set([...shown]),
    load: () => answer('load', () => undefined),
    save: (changes) => answer(`save ${text(changes)}`, () => set(changes)),
    merge: (gathered) =>
      answer(`merge ${text(gathered)}`, () => {
        if (!hasMerged)
          gathered.forEach((count, id) => quantities.set(id, (quantities.get(id) ?? 0) + count));
        hasMerged = true;
      }),
    held: (kept) => kept,
  };
  return {
    list,
    asked,
    quantities,
    /** Changes the list from another device. */
    elsewhere: set,
    /** Loses the next answer, though the request arrives. */
    loseAnswers: () => (answers = () => Promise.reject(new TypeError('Failed to fetch'))),
    answerAgain: () => (answers = async () => undefined),
    /** Delays answers until the test releases them. */
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

describe('the list of a guest who signs in', () => {
  it('C-26 sign-in merges the guest’s list into the account and shows the sum', async () => {
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

  it('C-26 sign-in with an empty guest list reads the account', async () => {
    const account = anAccount([[3, 1]]);
    signIn(account);
    await expect.poll(here).toEqual([[3, 1]]);
    expect(account.asked).toEqual(['load']);
  });

  it('C-26 a merge retried after a lost answer adds nothing twice', async () => {
    shelf.set([[1, 2]]);
    const account = anAccount([[1, 3]]);
    account.loseAnswers();
    signIn(account);
    await expect.poll(() => account.asked).toHaveLength(1);
    expect(here()).toEqual([[1, 2]]);
    account.answerAgain();
    comeBack();
    await expect.poll(here).toEqual([[1, 5]]);
    expect(account.quantities.get(1)).toBe(5);
  });

  it('C-26 products added during a merge count on top of the sum', async () => {
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
      .poll(() => [...account.quantities])
      .toEqual([
        [1, 7],
        [4, 1],
      ]);
    expect(here()).toEqual([
      [1, 7],
      [4, 1],
    ]);
  });

  it('C-26 a reload after the merge does not merge again', async () => {
    shelf.set([[1, 2]]);
    const account = anAccount();
    signIn(account)();
    await expect.poll(() => account.asked).toHaveLength(1);
    copy.write('ada', new Map([[1, 2]]));
    signIn(account);
    await expect.poll(() => account.asked.at(-1)).toBe('load');
    expect(account.quantities.get(1)).toBe(2);
  });
});

describe('a change of a signed-in customer', () => {
  it('a customer’s change is saved, and changes made meanwhile are saved together', async () => {
    const account = anAccount([[1, 1]]);
    signIn(account);
    await expect.poll(here).toEqual([[1, 1]]);
    const letGo = account.hold();
    shelf.set([[1, 2]]);
    shelf.set([[1, 3]]);
    shelf.set([[2, 1]]);
    letGo();
    await expect.poll(() => [...account.quantities]).toEqual([[2, 1]]);
    expect(account.asked).toEqual(['load', 'save [[1,2]]', 'save [[1,0],[2,1]]']);
  });

  it('a change that could not be saved stays in the browser and is saved with the next one', async () => {
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
      .poll(() => [...account.quantities])
      .toEqual([
        [1, 2],
        [2, 1],
      ]);
  });

  it('changes from two devices are both kept; for the same product, this browser’s later change wins', async () => {
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
    expect([...account.quantities]).toEqual([
      [1, 5],
      [3, 1],
      [4, 1],
    ]);
  });

  it('a change refused by the account is undone in the browser', async () => {
    const account = anAccount();
    account.list.save = () => Promise.resolve(new Map());
    signIn(account);
    await expect.poll(() => account.asked).toEqual(['load']);
    shelf.set([[1, 1]]);
    await expect.poll(here).toEqual([]);
  });
});

it('the list picks up changes from another device when the shopper returns to the tab', async () => {
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

it('a list does not change after following stops', async () => {
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
