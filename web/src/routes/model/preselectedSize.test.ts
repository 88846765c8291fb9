import { expect, it } from 'vitest';
import { aKeptVehicle } from '../../features/garage/keptVehicle.builder.ts';
import { preselectedSize } from './preselectedSize.ts';

function aVersion(id: number, overrides: { size?: string; loadIndex?: number; stockQuantity?: number } = {}) {
  return { id, size: '195/65 R15', loadIndex: 91, speedRating: 'V', stockQuantity: 8, ...overrides };
}

const GOLF = aKeptVehicle();
const GOLF_SIZE = '205/55 R16';

it('MODEL-05 is the first version, for whoever has told of no vehicle', () => {
  expect(preselectedSize([aVersion(1), aVersion(2)], null)?.id).toBe(1);
});

it('MODEL-05 passes over what is out of stock', () => {
  expect(preselectedSize([aVersion(1, { stockQuantity: 0 }), aVersion(2)], null)?.id).toBe(2);
});

it('is the first version when all are out of stock', () => {
  expect(
    preselectedSize([aVersion(1, { stockQuantity: 0 }), aVersion(2, { stockQuantity: 0 })], null)?.id,
  ).toBe(1);
});

it('is the size of the shopper’s vehicle, one that carries enough and is in stock', () => {
  const versions = [
    aVersion(1),
    aVersion(2, { size: GOLF_SIZE, loadIndex: 88 }),
    aVersion(3, { size: GOLF_SIZE, stockQuantity: 0 }),
    aVersion(4, { size: GOLF_SIZE }),
  ];
  expect(preselectedSize(versions, GOLF)?.id).toBe(4);
});

it('is the vehicle’s size even when that is sold out, for no other will do', () => {
  expect(preselectedSize([aVersion(1), aVersion(2, { size: GOLF_SIZE, stockQuantity: 0 })], GOLF)?.id).toBe(
    2,
  );
});

it('is the first in stock when the model is not made for the vehicle', () => {
  expect(preselectedSize([aVersion(1), aVersion(2)], GOLF)?.id).toBe(1);
});

it('is nothing of a model without sizes', () => {
  expect(preselectedSize([], GOLF)).toBeUndefined();
});
