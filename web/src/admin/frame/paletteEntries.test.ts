import { expect, it } from 'vitest';
import { matchingScreens } from './paletteEntries.ts';

it('the palette finds a screen by its name and by other words for it, in any order', () => {
  expect(matchingScreens('FIGURES home').map(({ to }) => to)).toEqual(['/admin']);
  expect(matchingScreens('no such screen')).toEqual([]);
});
