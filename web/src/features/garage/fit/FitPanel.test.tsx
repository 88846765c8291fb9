import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aKeptVehicle, aSize } from '../vehicle/keptVehicle.builder.ts';
import { keepVehicle, keptVehicle } from '../vehicle/keptVehicleStore.ts';
import { FitPanel } from './FitPanel.tsx';

/** A 205/55 R16 91V, which fits the Golf. */
const PRIMACY = { size: '205/55 R16', loadIndex: 91, speedRating: 'V' };
const GOLF = {
  __typename: 'Vehicle',
  registration: 'JA17 ABC',
  make: 'Volkswagen',
  model: 'Golf (Mk7)',
  year: 2017,
  tyreSizes: [{ __typename: 'VehicleTyreSize', ...aSize() }],
};

function openProduct(answers: Record<string, Answer> = {}) {
  // The car picker, shown below an unknown plate, isn't tested here.
  const allAnswers: Record<string, Answer> = { CarMakes: 'silence', ...answers };
  render(<FitPanel tyre={PRIMACY} />, { wrapper: shopAt({ pathname: '/product/primacy' }, allAnswers) });
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}

async function lookUp(registration: string) {
  await press('Check my vehicle');
  fireEvent.change(await screen.findByLabelText('Vehicle registration'), { target: { value: registration } });
  await press('Find my vehicle');
}

it('invites visitors without a vehicle to check', () => {
  openProduct();
  expect(screen.getByText('Will it fit your vehicle?')).toBeDefined();
});

it('says that the tyre fits, without a link elsewhere', () => {
  keepVehicle(aKeptVehicle());
  openProduct();
  expect(screen.getByText('Fits your Volkswagen Golf (2017)')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that it does not fit, which sizes do, and links to those', () => {
  keepVehicle(aKeptVehicle({ tyreSizes: [aSize({ size: '225/45 R17' })] }));
  openProduct();
  expect(screen.getByText('Does not fit your Volkswagen Golf (2017)')).toBeDefined();
  expect(screen.getByText('It takes 225/45 R17.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See tyres that fit' }).getAttribute('href')).toBe(
    '/shop?registration=JA17ABC&sort=recommended',
  );
});

describe('the look-up', () => {
  it('stores the vehicle found, and gives the verdict', async () => {
    openProduct({ VehicleByRegistration: { vehicle: GOLF } });
    await lookUp('ja17abc');
    expect(await screen.findByText('Fits your Volkswagen Golf (2017)')).toBeDefined();
    expect(keptVehicle()).toEqual(aKeptVehicle());
  });

  it.each<[string, Answer, string, string]>([
    ['an empty plate', 'failure', '', 'Please enter your vehicle registration'],
    [
      'an unknown plate',
      { vehicle: null },
      'JA17ZZZ',
      'We couldn’t find JA17ZZZ. Pick your car below, or search by the tyre size on the sidewall.',
    ],
    ['a broken connection', 'failure', 'JA17ABC', UNREACHED_TEXT],
  ])('says what is wrong with %s, and stores nothing', async (_, answer, registration, message) => {
    openProduct({ VehicleByRegistration: answer });
    await lookUp(registration);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Vehicle registration'));
    expect(keptVehicle()).toBeNull();
  });
});

it('a guest can remove the vehicle; a customer is sent to their garage', async () => {
  keepVehicle(aKeptVehicle());
  openProduct();
  await press('Change vehicle');
  await press('Forget this vehicle');
  expect(keptVehicle()).toBeNull();
  expect(screen.getByText('Will it fit your vehicle?')).toBeDefined();
  act(() => keepVehicle(aKeptVehicle({ account: 'u1' })));
  await press('Change vehicle');
  expect((await screen.findByRole('link', { name: 'your garage' })).getAttribute('href')).toBe(
    '/account#garage',
  );
  expect(screen.queryByRole('button', { name: 'Forget this vehicle' })).toBeNull();
});
