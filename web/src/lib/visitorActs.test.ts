import { expect, it } from 'vitest';
import { agree, refuse } from './analyticsConsent.ts';
import { countActs, tellAct, type VisitorAct } from './visitorActs.ts';

it('C-40 forgets what is done before consent, and keeps what is done after it for the code that counts', () => {
  const counted: VisitorAct[] = [];
  tellAct({ name: 'VIEW_ITEM' });
  agree(null);
  tellAct({ name: 'ADD_TO_CART' });
  const end = countActs((act) => counted.push(act));
  tellAct({ name: 'BEGIN_CHECKOUT' });
  refuse();
  tellAct({ name: 'PHONE_CLICK' });
  end();
  expect(counted).toEqual([{ name: 'ADD_TO_CART' }, { name: 'BEGIN_CHECKOUT' }]);
});
