import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { VehicleSelector } from './VehicleSelector.tsx';

const MAKES = ['Audi', 'BMW', 'Ford', 'Mercedes', 'Toyota', 'Volkswagen'];
const YEARS = [2024, 2023, 2022, 2021, 2020, 2019, 2018, 2012];

const box = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => [...box(name).options].map(({ text }) => text);
const leadsTo = () => screen.getByRole('link', { name: 'Find My Tyres' }).getAttribute('href');

function open(answers: Record<string, Answer>) {
  render(<VehicleSelector />, { wrapper: shopAt({ pathname: '/enhanced' }, answers) });
}

async function choose(name: string, value: string) {
  await waitFor(() => expect(box(name).disabled).toBe(false));
  fireEvent.change(box(name), { target: { value } });
}

it('HALT-03 HALT-08 HALT-10 leads from make, model and year to the car’s tyres', async () => {
  open({
    CarMakes: { vehicleMakes: MAKES },
    CarModels: { vehicleModels: ['Focus (Mk3)', 'Focus (Mk4)'] },
    CarYears: { vehicleYears: YEARS },
  });
  expect(leadsTo()).toBe('/shop');
  await choose('Make', 'Ford');
  expect(offered('Make')).toEqual(['Choose', ...MAKES]);
  await choose('Model', 'Focus');
  expect(leadsTo()).toBe('/shop?make=Ford&model=Focus&sort=recommended');
  await choose('Year', '2021');
  expect(offered('Year')).toEqual(['Choose', '2024', '2023', '2022', '2021', '2020', '2019', 'Older']);
  expect(leadsTo()).toBe('/shop?make=Ford&model=Focus&year=2021&sort=recommended');
  await choose('Year', 'Older');
  expect(leadsTo()).toBe('/shop?make=Ford&model=Focus&year=Older&sort=recommended');
});

it('says that the cars could not be loaded', async () => {
  open({ CarMakes: 'failure' });
  expect(await screen.findByText('We couldn’t load the list of cars')).toBeDefined();
});
