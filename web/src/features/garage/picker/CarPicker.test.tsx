import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aKeptVehicle, aSize } from '../vehicle/keptVehicle.builder.ts';
import { CarPicker } from './CarPicker.tsx';
import type { CarVersion } from './carVersions.ts';

const { account: _account, ...GOLF } = aKeptVehicle({ registration: null });

function aVersion(overrides: Partial<CarVersion> = {}) {
  const version = { id: 1, yearFrom: 2012, yearTo: 2020, ...GOLF, ...overrides };
  return {
    __typename: 'Vehicle',
    ...version,
    tyreSizes: version.tyreSizes.map((size) => ({ __typename: 'VehicleTyreSize', ...size })),
  };
}

const VERSIONS = [
  aVersion(),
  aVersion({
    id: 2,
    model: 'Golf R-Line (Mk8)',
    yearFrom: 2020,
    yearTo: null,
    tyreSizes: [
      aSize({ position: 'FRONT', size: '225/45 R18' }),
      aSize({ position: 'REAR', size: '255/40 R18' }),
    ],
  }),
];

const ANSWERS: Record<string, Answer> = {
  CarMakes: { vehicleMakes: ['Ford', 'Volkswagen'] },
  CarModels: { vehicleModels: ['Golf (Mk7)', 'Golf (Mk8)', 'Golf GTI (Mk7)', 'Polo (AW)'] },
  CarYears: { vehicleYears: [2020, 2019, 2017] },
  CarVersions: { vehicles: VERSIONS },
};

function openPicker(props: Parameters<typeof CarPicker>[0] = {}, answers: Record<string, Answer> = {}) {
  render(<CarPicker {...props} />, { wrapper: shopAt({ pathname: '/' }, { ...ANSWERS, ...answers }) });
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string) => [...field(name).options].map(({ text }) => text);

async function choose(name: string, value: string) {
  await within(field(name)).findByRole('option', { name: value });
  await act(async () => void fireEvent.change(field(name), { target: { value } }));
}

it('asks for make, then model without generation, then year, newest first', async () => {
  openPicker();
  expect(field('Model').disabled).toBe(true);
  expect(field('Year').disabled).toBe(true);
  await choose('Make', 'Volkswagen');
  await choose('Model', 'Golf');
  expect(options('Model')).toEqual(['Choose', 'Golf', 'Golf GTI', 'Polo']);
  await choose('Year', '2017');
  expect(options('Year')).toEqual(['Choose', '2020', '2019', '2017', 'Not sure']);
});

it('lists each version with years and sizes, front and rear, and links to its tyres', async () => {
  openPicker();
  await choose('Make', 'Volkswagen');
  await choose('Model', 'Golf');
  await choose('Year', '2017');
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Golf 2012 to 2020 205/55 R16',
    'Golf R-Line 2020 on 225/45 R18 at the front and 255/40 R18 at the rear',
  ]);
  expect(links[0]?.getAttribute('href')).toBe(
    '/shop?make=Volkswagen&model=Golf+%28Mk7%29&year=2017&sort=recommended',
  );
  expect(screen.getByText('Not sure? Check the size on the sidewall of your tyres.')).toBeDefined();
});

it('passes the chosen version to its handler if there is one', async () => {
  const onPick = vi.fn();
  openPicker({ onPick });
  await choose('Make', 'Volkswagen');
  await choose('Model', 'Golf');
  await choose('Year', '2017');
  fireEvent.click(await screen.findByRole('button', { name: /^Golf 2012/ }));
  expect(onPick.mock.calls).toMatchObject([[{ make: 'Volkswagen', model: 'Golf (Mk7)', year: 2017 }]]);
});

it('fills in the register’s data for an unknown plate', async () => {
  openPicker(
    { registration: 'AA19AAA' },
    {
      RegisteredCar: {
        registeredVehicle: { __typename: 'RegisteredVehicle', make: 'Volkswagen', year: 2019 },
      },
    },
  );
  await choose('Model', 'Golf');
  await screen.findAllByRole('link');
  expect(field('Make').value).toBe('Volkswagen');
  expect(field('Year').value).toBe('2019');
});

it('says that a car without versions has no known sizes', async () => {
  openPicker({}, { CarVersions: { vehicles: [] } });
  await choose('Make', 'Volkswagen');
  await choose('Model', 'Golf');
  await choose('Year', '2017');
  expect(await screen.findByText(/We don’t have tyre sizes for this car/)).toBeDefined();
});

it('says that the cars could not be loaded, with a button to retry', async () => {
  openPicker({}, { CarMakes: 'failure' });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the list of cars');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
