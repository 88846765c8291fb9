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

it('puts a guest’s vehicle into their garage when they sign in', async () => {
  keepVehicle(aKeptVehicle());
  signIn({ MyGarage: { myGarage: [GOLF] }, AddGarageVehicle: { addGarageVehicle: GOLF } });
  await expectKept({ registration: 'JA17 ABC', account: 'u1' });
});

it('shows tyres for the garage’s current vehicle where the browser knows none', async () => {
  signIn({ MyGarage: { myGarage: [{ ...GOLF, isCurrent: false }, FOCUS] } });
  await expectKept({ registration: 'JB12 XYZ', account: 'u1' });
});

it('follows the account when another vehicle was chosen on another device, and when all are gone', async () => {
  keepVehicle(aKeptVehicle({ account: 'u1' }));
  signIn({ MyGarage: { myGarage: [FOCUS] } });
  await expectKept({ registration: 'JB12 XYZ' });
  cleanup();
  signIn({ MyGarage: { myGarage: [] } });
  await waitFor(() => expect(keptVehicle()).toBeNull());
});

it('never puts the vehicle of another account into the garage', async () => {
  keepVehicle(aKeptVehicle({ account: 'u2' }));
  signIn({ MyGarage: { myGarage: [FOCUS] }, AddGarageVehicle: { addGarageVehicle: GOLF } });
  await expectKept({ registration: 'JB12 XYZ', account: 'u1' });
});

it('offers a refused vehicle once, and goes on showing tyres for it', async () => {
  keepVehicle(aKeptVehicle());
  signIn({
    MyGarage: 'silence',
    AddGarageVehicle: {
      addGarageVehicle: { __typename: 'GarageFull', message: 'You can save up to 10 vehicles.' },
    },
  });
  await expectKept({ registration: 'JA17 ABC', account: 'u1' });
});

it('leaves the browser’s vehicle alone while the server cannot be reached', async () => {
  keepVehicle(aKeptVehicle());
  signIn({ MyGarage: { myGarage: [FOCUS] }, AddGarageVehicle: 'failure' });
  await expectKept({ registration: 'JA17 ABC', account: null });
});
