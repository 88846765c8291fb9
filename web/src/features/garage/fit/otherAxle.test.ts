import { expect, it } from 'vitest';
import { aSize } from '../vehicle/keptVehicle.builder.ts';
import { otherAxle } from './otherAxle.ts';

const FRONT = aSize({ position: 'FRONT', size: '225/45 R18' });
const REAR = aSize({ position: 'REAR', size: '255/40 R18', minLoadIndex: 95 });
const aTyre = (size: string, loadIndex = 95) => ({ size, loadIndex, speedRating: 'Y' });

it('a tyre for one axle gives the size for the other', () => {
  expect(otherAxle(aTyre('225/45 R18'), [FRONT, REAR])).toEqual({ position: 'FRONT', other: REAR });
  expect(otherAxle(aTyre('255/40 R18'), [FRONT, REAR])).toEqual({ position: 'REAR', other: FRONT });
});

it('a tyre that fits all wheels or none, or has too low a load index, gives nothing', () => {
  expect(otherAxle(aTyre('205/55 R16'), [aSize()])).toBeNull();
  expect(otherAxle(aTyre('205/55 R16'), [FRONT, REAR])).toBeNull();
  expect(otherAxle(aTyre('255/40 R18', 94), [FRONT, REAR])).toBeNull();
});

it('nothing is guessed if a vehicle’s versions take different sizes', () => {
  expect(otherAxle(aTyre('225/45 R18'), [FRONT, REAR, { ...REAR, size: '255/35 R19' }])).toBeNull();
});
