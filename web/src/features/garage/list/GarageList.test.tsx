import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aGarageVehicle } from '../vehicle/garageVehicle.builder.ts';
import { GarageList } from './GarageList.tsx';

const SECOND = aGarageVehicle({
  id: 'v2',
  registration: null,
  make: 'Ford',
  model: 'Focus',
  year: null,
  nickname: 'Old faithful',
  isCurrent: false,
});

function openGarage(garage: object[], answers: Record<string, Answer> = {}) {
  render(<GarageList />, {
    wrapper: shopAt({ pathname: '/account' }, { MyGarage: { myGarage: garage }, ...answers }),
  });
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your vehicles' })).getAllByRole('listitem');

it('shows each vehicle with its plate, sizes and actions', async () => {
  openGarage([aGarageVehicle(), SECOND]);
  const [golf, focus] = await rows();
  expect(golf?.textContent).toContain('JA17 ABCVolkswagen Golf (2017)In useTakes 205/55 R16.');
  expect(focus?.textContent).toContain('Old faithfulFord Focus. Takes 205/55 R16.');
  expect(within(golf as HTMLElement).queryByRole('button', { name: /^Use/ })).toBeNull();
  expect(within(focus as HTMLElement).getByRole('button', { name: 'Use Old faithful' })).toBeDefined();
  expect(
    within(focus as HTMLElement)
      .getByRole('link', { name: 'See tyres for Old faithful' })
      .getAttribute('href'),
  ).toBe('/shop?make=Ford&model=Focus&sort=recommended');
});

it('explains an empty garage, and says if it is full', async () => {
  openGarage([]);
  expect(await screen.findByText('No vehicle yet')).toBeDefined();
  cleanup();
  openGarage(
    Array.from({ length: 10 }, (_, index) => aGarageVehicle({ id: `v${index}`, isCurrent: index === 0 })),
  );
  expect(await screen.findByText('You can save up to 10 vehicles. Remove one to add another.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Add a vehicle' })).toBeNull();
});

it('says that it is loading, and if that failed', async () => {
  openGarage([], { MyGarage: 'silence' });
  expect(screen.getByRole('status').textContent).toBe('Loading your garage…');
  cleanup();
  openGarage([], { MyGarage: 'failure' });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your garage');
});

describe('adding', () => {
  async function add(registration: string, answer: Answer) {
    openGarage([], { AddGarageVehicle: answer, CarMakes: 'silence' });
    fireEvent.change(await screen.findByLabelText('Add a vehicle by registration'), {
      target: { value: registration },
    });
    await press('Add to my garage');
  }

  it('clears the plate once the vehicle is added', async () => {
    await add('JA17ABC', { addGarageVehicle: aGarageVehicle() });
    expect(screen.getByLabelText<HTMLInputElement>('Add a vehicle by registration').value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['', 'failure', 'Please enter your vehicle registration'],
    [
      'JA17ZZZ',
      { addGarageVehicle: { __typename: 'VehicleNotFound', message: 'We couldn’t find JA17 ZZZ.' } },
      'We couldn’t find JA17 ZZZ.',
    ],
    ['JA17ABC', 'failure', UNREACHED_TEXT],
  ])('says below the plate why “%s” is not added', async (registration, answer, message) => {
    await add(registration, answer);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByLabelText('Add a vehicle by registration'));
  });
});

it('moves the focus to a chosen vehicle, because its button disappears', async () => {
  openGarage([aGarageVehicle(), SECOND], {
    SetCurrentGarageVehicle: { setCurrentGarageVehicle: { __typename: 'GarageVehicle', id: 'v2' } },
  });
  await press('Use Old faithful');
  const [, focus] = await rows();
  await expect.poll(() => document.activeElement).toBe(focus);
});

it('removes nothing without confirmation', async () => {
  openGarage([aGarageVehicle()], { RemoveGarageVehicle: { removeGarageVehicle: true } });
  await press('Remove Volkswagen Golf (2017)');
  expect(
    await screen.findByText(/We’ll delete Volkswagen Golf \(2017\) and its registration\./),
  ).toBeDefined();
  await press('Keep it');
  expect(await rows()).toHaveLength(1);
});

it('renames a vehicle, and says why a name is refused', async () => {
  openGarage([aGarageVehicle()], {
    UpdateGarageVehicle: {
      updateGarageVehicle: { __typename: 'InvalidInput', message: 'A name has at most 40 characters' },
    },
  });
  await press('Rename Volkswagen Golf (2017)');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Too long' } });
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('A name has at most 40 characters');
  cleanup();
  openGarage([aGarageVehicle()], {
    UpdateGarageVehicle: {
      updateGarageVehicle: { __typename: 'GarageVehicle', id: 'v1', nickname: 'The family car' },
    },
  });
  await press('Rename Volkswagen Golf (2017)');
  await press('Save');
  expect((await rows())[0]?.textContent).toContain('The family carIn use');
});
