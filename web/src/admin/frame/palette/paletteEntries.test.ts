import { expect, it } from 'vitest';
import { SCREENS } from '../sections/sections.ts';
import { matchingInvoices, matchingScreens, matchingSettings, matchingSuppliers } from './paletteEntries.ts';

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

it('the palette finds a supplier by its name or account, and an invoice by its number in any spelling', () => {
  const suppliers = [
    { id: 4, name: 'Midland Tyres', accountNumber: 'TL-2041' },
    { id: 5, name: 'Bond Wholesale', accountNumber: null },
  ];
  const midland = { to: '/admin/suppliers/4', title: 'Midland Tyres', detail: 'Supplier' };
  for (const typed of ['midland', 'tyres MID', 'tl-2041'])
    expect(matchingSuppliers(typed, suppliers), typed).toEqual([midland]);
  const order = { id: 'a1', invoiceNumber: 'INV-000123', shippingAddress: { name: 'Ann Lee' } };
  for (const typed of ['INV-000123', 'inv 123', 'inv000123'])
    expect(matchingInvoices(typed, [order]), typed).toEqual([
      { to: '/orders/a1/invoice', title: 'INV-000123 Ann Lee', detail: 'Invoice' },
    ]);
  for (const typed of ['Ann Lee', 'inv-12', '123'])
    expect(matchingInvoices(typed, [order]), typed).toEqual([]);
});
