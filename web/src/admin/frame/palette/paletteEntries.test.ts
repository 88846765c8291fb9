import { expect, it } from 'vitest';
import { SCREENS } from '../sections/sections.ts';
import { matchingScreens, matchingSettings } from './paletteEntries.ts';

it('the palette finds a screen by its name and by other words for it, in any order', () => {
  expect(matchingScreens('FIGURES home', SCREENS).map(({ to }) => to)).toEqual(['/admin']);
  expect(matchingScreens('missing screen', SCREENS)).toEqual([]);
});

it('the palette finds a setting by its name, group or help text, and links to its field', () => {
  const settings = [{ key: 'vatNumber', label: 'VAT number', help: 'Printed on invoices.' }];
  const groups = [{ name: 'COMPANY', label: 'Company', settings }];
  const found = [
    { to: '/admin/settings/company#vatNumber', title: 'VAT number', detail: 'Setting, company' },
  ];
  for (const typed of ['vat', 'NUMBER company', 'invoices'])
    expect(matchingSettings(typed, groups), typed).toEqual(found);
  expect(matchingSettings('delivery', groups)).toEqual([]);
});
