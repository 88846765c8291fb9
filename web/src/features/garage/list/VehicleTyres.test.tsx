import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aGarageVehicle } from '../vehicle/garageVehicle.builder.ts';
import { VehicleTyres } from './VehicleTyres.tsx';

const ORDER = {
  __typename: 'Order',
  id: 'o1',
  trackingEvents: [{ __typename: 'OrderEvent', status: 'DELIVERED', at: '2025-05-03T14:00:00Z' }],
  lines: [{ __typename: 'OrderLine', id: 'l1', productName: 'Primacy 4+', productSize: '205/55 R16' }],
};

async function open(vehicle: object, answers: Record<string, Answer>) {
  render(<VehicleTyres vehicle={aGarageVehicle(vehicle)} name="the Golf" />, {
    wrapper: shopAt({ pathname: '/account' }, answers),
  });
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Tyre reminders for the Golf' })),
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);

it('the reminder form suggests the date of the last delivery in the vehicle’s size', async () => {
  const other = { ...ORDER, id: 'o2', lines: [{ ...ORDER.lines[0], id: 'l2', productSize: '195/65 R15' }] };
  await open({}, { BoughtTyres: { myOrders: { __typename: 'OrderPage', items: [other, ORDER] } } });
  await expect.poll(() => screen.queryByText(/You bought Primacy 4\+ from us/)).not.toBeNull();
  await press('Use this date');
  expect(field(/Tyres fitted on/).value).toBe('2025-05-03');
  expect(screen.queryByText(/You bought/)).toBeNull();
});

it('reminders are off by default, and a refusal shows at its field', async () => {
  const message = 'Enter when the tyres were fitted, so that we know when to remind you.';
  await open(
    {},
    {
      BoughtTyres: 'silence',
      SetGarageTyres: {
        setGarageTyres: {
          __typename: 'InvalidInput',
          message,
          fields: [{ __typename: 'FieldError', path: 'fittedOn', message }],
        },
      },
    },
  );
  expect(field(/Remind me by email/).checked).toBe(false);
  fireEvent.change(field(/Miles a year/), { target: { value: 'many' } });
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Enter a whole number of miles');
  fireEvent.change(field(/Miles a year/), { target: { value: '8,000' } });
  fireEvent.click(field(/Remind me by email/));
  await press('Save');
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(message);
});
