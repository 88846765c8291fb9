import { expect, it } from 'vitest';
import { NEW_OFFER, offerInput, offerValues, typedPosition, wholeNumber } from './offerValues.ts';

const offer = {
  services: ['TYRE_FITTING' as const],
  minRim: 13,
  maxRim: 19,
  week: [{ day: 6, opens: '09:00', closes: '13:00' }],
  latitude: 52.1,
  longitude: -0.5,
  closedFrom: null,
};

it('a saved centre or van comes back from its form as it was', () => {
  const values = offerValues(offer);
  const { latitude: _latitude, longitude: _longitude, ...rest } = offer;
  expect(offerInput(values)).toEqual(rest);
  expect(typedPosition(values)).toEqual({ latitude: 52.1, longitude: -0.5 });
});

it('a day off has usual hours to begin with', () => {
  expect(offerValues(offer).week[0]).toEqual({ isOpen: false, opens: '08:30', closes: '17:30' });
});

it('a blank position is null, and a single ticked service is a list', () => {
  expect(typedPosition(NEW_OFFER)).toBeNull();
  expect(offerInput({ ...NEW_OFFER, services: 'TYRE_FITTING' as never }).services).toEqual(['TYRE_FITTING']);
});

it.each([
  ['8', true],
  ['0', false],
  ['21', false],
  ['1.5', false],
  ['', false],
])('%j as a number from 1 to 20 is valid: %s', (typed, isValid) => {
  expect(wholeNumber(1, 20)(typed) === true).toBe(isValid);
});
