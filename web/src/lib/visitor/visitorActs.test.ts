import { afterEach, beforeEach, expect, it } from 'vitest';
import { agree, refuse } from './analyticsConsent.ts';
import { countActs, tellAct } from './visitorActs.ts';

let counted: string[] = [];
let end = () => {};

const count = () => {
  end = countActs((act, page) => counted.push(`${act.name} ${page}`));
};

beforeEach(() => {
  counted = [];
  history.replaceState(null, '', '/shop');
});

afterEach(() => {
  end();
  refuse();
});

it('C-40 forgets what is done before consent, and keeps what is done after it for the code that counts', () => {
  tellAct({ name: 'VIEW_ITEM' });
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  history.replaceState(null, '', '/checkout');
  count();
  tellAct({ name: 'BEGIN_CHECKOUT' });
  refuse();
  tellAct({ name: 'PHONE_CLICK' });
  expect(counted).toEqual(['ADD_TO_CART /shop', 'BEGIN_CHECKOUT /checkout']);
});

it('C-40 what was done under a consent is not counted under the one that follows', () => {
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  agree('Google Analytics');
  count();
  expect(counted).toEqual([]);
});

it('C-40 a refusal forgets what was done before it, whatever is answered later', () => {
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  refuse();
  agree(null);
  count();
  expect(counted).toEqual([]);
});

it('C-40 keeps little where the code that counts never comes', () => {
  agree(null);
  for (let times = 0; times < 50; times += 1) tellAct({ name: 'SCROLL' });
  count();
  expect(counted).toHaveLength(20);
});
