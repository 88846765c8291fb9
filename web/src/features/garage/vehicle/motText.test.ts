import { expect, it } from 'vitest';
import { motText } from './motText.ts';

it.each([
  [{ dueOn: '2027-03-14', isFirst: false }, 'MOT due 14 March 2027'],
  [{ dueOn: '2026-11-20', isFirst: false }, 'MOT due 20 November 2026'],
  [{ dueOn: '2026-11-19', isFirst: false }, 'MOT expired on 19 November 2026'],
  [{ dueOn: '2028-08-01', isFirst: true }, 'First MOT due 1 August 2028'],
  [{ dueOn: '2026-10-01', isFirst: true }, 'First MOT was due 1 October 2026'],
  [{ dueOn: null, isFirst: false }, 'We don’t know when its MOT is due'],
  [null, 'We don’t know when its MOT is due'],
])('the MOT %j is “%s”', (mot, text) => {
  expect(motText(mot, new Date('2026-11-20T18:00:00Z'))).toBe(text);
});
