import { expect, it } from 'vitest';
import { aKeptVehicle } from '../../features/garage/vehicle/keptVehicle.builder.ts';
import { preselectedSize } from './preselectedSize.ts';

function aVersion(id: number, overrides: { size?: string; loadIndex?: number; stockQuantity?: number } = {}) {
  return { id, size: '195/65 R15', loadIndex: 91, speedRating: 'V', stockQuantity: 8, ...overrides };
}

const GOLF = aKeptVehicle();
const GOLF_SIZE = '205/55 R16';

it('MODEL-05 the preselected size is the first one without a known vehicle', () => {
  expect(preselectedSize([aVersion(1), aVersion(2)], null)?.id).toBe(1);
});

it('MODEL-05 the preselected size skips sizes that are out of stock', () => {
  expect(preselectedSize([aVersion(1, { stockQuantity: 0 }), aVersion(2)], null)?.id).toBe(2);
});

it('the preselected size is the first one if all are out of stock', () => {
  expect(
    preselectedSize([aVersion(1, { stockQuantity: 0 }), aVersion(2, { stockQuantity: 0 })], null)?.id,
  ).toBe(1);
});

it('the preselected size fits the shopper’s vehicle, including its load, and is in stock', () => {
  const versions = [
    aVersion(1),
    aVersion(2, { size: GOLF_SIZE, loadIndex: 88 }),
    aVersion(3, { size: GOLF_SIZE, stockQuantity: 0 }),
    aVersion(4, { size: GOLF_SIZE }),
  ];
  expect(preselectedSize(versions, GOLF)?.id).toBe(4);
});

it('the preselected size is the vehicle’s even if sold out, because no other fits', () => {
  expect(preselectedSize([aVersion(1), aVersion(2, { size: GOLF_SIZE, stockQuantity: 0 })], GOLF)?.id).toBe(
    2,
  );
});

it('the preselected size is the first in stock if the model does not fit the vehicle', () => {
  expect(preselectedSize([aVersion(1), aVersion(2)], GOLF)?.id).toBe(1);
});

it('a model without sizes has no preselected size', () => {
  expect(preselectedSize([], GOLF)).toBeUndefined();
});
