import { expect, it } from 'vitest';
import { changesOf, inputOf, NEW_PRODUCT } from './productValues.ts';

const READ = { ...NEW_PRODUCT, model: 'Michelin Primacy 4+', listPrice: '100.00', stockQuantity: '12' };

it('only changed fields are sent, so that a sale in the meantime isn’t undone', () => {
  expect(changesOf({ ...READ, description: 'Quiet.' }, READ)).toEqual({ description: 'Quiet.' });
  expect(changesOf({ ...READ, listPrice: '£99.5', mailOrderPrice: ' ' }, READ)).toEqual({ listPrice: 9_950 });
  expect(changesOf(READ, READ)).toEqual({});
  const onSale = { ...READ, saleEndsOn: '2026-11-30' };
  expect(changesOf(onSale, READ)).toEqual({ saleEndsOn: '2026-11-30' });
  expect(changesOf(READ, onSale)).toEqual({ saleEndsOn: null });
});

it('the shop fills in blank fields of a new product', () => {
  expect(inputOf({ ...READ, loadIndex: '109/107', season: '', ean: ' ' })).toMatchObject({
    loadIndex: 109,
    loadIndexTwin: 107,
    season: null,
    ean: null,
    name: null,
    listPrice: 10_000,
    stockQuantity: 12,
    images: [],
  });
});

it('each kind of attribute is sent as the API expects; a blank one is removed', () => {
  const typed = { ...READ, noiseDb: ' 71 ', wetGrip: 'B', runFlat: true, oeMark: ' MO ' };
  expect(changesOf(typed, READ)).toEqual({ noiseDb: 71, wetGrip: 'B', runFlat: true, oeMark: 'MO' });
  expect(changesOf(READ, typed)).toEqual({ noiseDb: null, wetGrip: null, runFlat: false, oeMark: null });
});
