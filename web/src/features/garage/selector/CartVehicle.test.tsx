import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FitNote } from '../fit/FitNote.tsx';
import type { TyreMarks } from '../vehicle/fit.ts';
import { aKeptVehicle, aSize } from '../vehicle/keptVehicle.builder.ts';
import { keepVehicle } from '../vehicle/keptVehicleStore.ts';
import { CartVehicle } from './CartVehicle.tsx';

const PRIMACY: TyreMarks = { size: '205/55 R16', loadIndex: 91, speedRating: 'V' };
const noteOn = (tyre: TyreMarks) => render(<FitNote tyre={tyre} />).container.textContent;
const barOver = (tyre: TyreMarks) => render(<CartVehicle tyres={[tyre]} />).container.textContent;

it('offers to check the fit if no vehicle is known', () => {
  expect(noteOn(PRIMACY)).toBe('');
  expect(barOver(PRIMACY)).toBe('Check that these fit my vehicle');
});

it('warns about a tyre that does not fit, and not about one that fits all wheels', () => {
  keepVehicle(aKeptVehicle());
  expect(noteOn(PRIMACY)).toBe('');
  expect(noteOn({ ...PRIMACY, size: '225/45 R17' })).toBe(
    'Does not fit your Volkswagen Golf (2017). It takes 205/55 R16.',
  );
  expect(noteOn({ ...PRIMACY, loadIndex: 88 })).toBe(
    'The right size for your Volkswagen Golf (2017), but rated too low. Its load index 88 is below ' +
      '91, the minimum for your vehicle.',
  );
  // An old cart may not know the size.
  expect(noteOn({ size: '', loadIndex: null, speedRating: null })).toBe('');
});

it('names the axle if front and rear differ', () => {
  keepVehicle(
    aKeptVehicle({
      tyreSizes: [aSize({ position: 'FRONT' }), aSize({ position: 'REAR', size: '225/50 R16' })],
    }),
  );
  expect(noteOn(PRIMACY)).toBe('For the front wheels');
  expect(noteOn({ ...PRIMACY, size: '225/50 R16' })).toBe('For the rear wheels');
});

it('says what was checked', () => {
  keepVehicle(aKeptVehicle());
  expect(barOver(PRIMACY)).toContain('Checked against your Volkswagen Golf (2017), by size, load and speed.');
  expect(barOver({ ...PRIMACY, loadIndex: null })).toContain('by size alone.');
});
