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

it('C-40 drops actions before consent, and queues actions after it for the counting code', () => {
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

it('C-40 actions under one consent are not counted under the next', () => {
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  agree('Google Analytics');
  count();
  expect(counted).toEqual([]);
});

it('C-40 a refusal drops earlier actions, whatever the later answer', () => {
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  refuse();
  agree(null);
  count();
  expect(counted).toEqual([]);
});

it('C-40 queues only a few actions if the counting code never loads', () => {
  agree(null);
  for (let times = 0; times < 50; times += 1) tellAct({ name: 'SCROLL' });
  count();
  expect(counted).toHaveLength(20);
});
