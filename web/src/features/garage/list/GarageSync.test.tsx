import { cleanup, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aGarageVehicle } from '../vehicle/garageVehicle.builder.ts';
import { aKeptVehicle } from '../vehicle/keptVehicle.builder.ts';
import { keepVehicle, keptVehicle } from '../vehicle/keptVehicleStore.ts';
import { GarageSync } from './GarageSync.tsx';

const GOLF = aGarageVehicle({ id: 'v2' });
const FOCUS = aGarageVehicle({ registration: 'JB12 XYZ', make: 'Ford', model: 'Focus', year: 2012 });

function signIn(answers: Record<string, Answer>) {
  render(<GarageSync userId="u1" />, { wrapper: shopAt({ pathname: '/' }, answers) });
}

const expectKept = (facts: object) => waitFor(() => expect(keptVehicle()).toMatchObject(facts));

it('adds a guest’s vehicle to their garage when they sign in', async () => {
  keepVehicle(aKeptVehicle());
  signIn({ MyGarage: { myGarage: [GOLF] }, AddGarageVehicle: { addGarageVehicle: GOLF } });
  await expectKept({ registration: 'JA17 ABC', account: 'u1' });
});

it('uses the garage’s current vehicle if the browser has none', async () => {
  signIn({ MyGarage: { myGarage: [{ ...GOLF, isCurrent: false }, FOCUS] } });
  await expectKept({ registration: 'JB12 XYZ', account: 'u1' });
});

it('follows the account if another device chose a vehicle or removed them all', async () => {
  keepVehicle(aKeptVehicle({ account: 'u1' }));
  signIn({ MyGarage: { myGarage: [FOCUS] } });
  await expectKept({ registration: 'JB12 XYZ' });
  cleanup();
  signIn({ MyGarage: { myGarage: [] } });
  await waitFor(() => expect(keptVehicle()).toBeNull());
});

it('never adds another account’s vehicle to the garage', async () => {
  keepVehicle(aKeptVehicle({ account: 'u2' }));
  signIn({ MyGarage: { myGarage: [FOCUS] }, AddGarageVehicle: { addGarageVehicle: GOLF } });
  await expectKept({ registration: 'JB12 XYZ', account: 'u1' });
});

it('submits a refused vehicle once, and keeps using it', async () => {
  keepVehicle(aKeptVehicle());
  signIn({
    MyGarage: 'silence',
    AddGarageVehicle: {
      addGarageVehicle: { __typename: 'GarageFull', message: 'You can save up to 10 vehicles.' },
    },
  });
  await expectKept({ registration: 'JA17 ABC', account: 'u1' });
});

it('keeps the browser’s vehicle while the server is unreachable', async () => {
  keepVehicle(aKeptVehicle());
  signIn({ MyGarage: { myGarage: [FOCUS] }, AddGarageVehicle: 'failure' });
  await expectKept({ registration: 'JA17 ABC', account: null });
});
