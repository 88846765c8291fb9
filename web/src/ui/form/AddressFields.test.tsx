import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../lib/form/addressForm.ts';
import { AddressFields } from './AddressFields.tsx';

function AddressForm() {
  const form = useForm({ defaultValues: { address: EMPTY_ADDRESS }, mode: 'onTouched' });
  return (
    <FormProvider {...form}>
      <AddressFields name="address" />
    </FormProvider>
  );
}

const postcode = () => screen.getByLabelText<HTMLInputElement>('Postcode');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country');
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function type(text: string) {
  await act(async () => void fireEvent.input(postcode(), { target: { value: text } }));
}

async function fillIn(text: string) {
  await type(text);
  await act(async () => void fireEvent.blur(postcode()));
}

const choose = (value: string) => act(async () => void fireEvent.change(country(), { target: { value } }));

describe('C-37 C-50 postcode and country of an address', () => {
  it.each([
    ['a mainland', 'MK42 9TH'],
    ['a Jersey', 'JE2 3AB'],
  ])('a Northern Irish postcode changes the country, and %s postcode changes it back', async (_, back) => {
    render(<AddressForm />);
    await fillIn('bt11aa');
    expect([postcode().value, country().value, alerts()]).toEqual(['BT1 1AA', 'NI', []]);
    await fillIn(back);
    expect([postcode().value, country().value, alerts()]).toEqual([back, 'GB', []]);
  });

  it('a complete postcode changes the country before the field loses focus', async () => {
    render(<AddressForm />);
    await type('BT1 1A');
    expect(country().value).toBe('GB');
    await type('BT1 1AA');
    expect(country().value).toBe('NI');
  });

  it('an Eircode selects Ireland, and a British postcode leaves it', async () => {
    render(<AddressForm />);
    await fillIn('d02af30');
    expect([postcode().value, country().value, alerts()]).toEqual(['D02 AF30', 'IE', []]);
    await type('D02 AF');
    expect(country().value).toBe('IE');
    await fillIn('MK42 9TH');
    expect([country().value, alerts()]).toEqual(['GB', []]);
  });

  it('changing the country revalidates the postcode', async () => {
    render(<AddressForm />);
    await fillIn('MK42 9TH');
    await choose('NI');
    expect(alerts()).toEqual(['Please enter a valid postcode']);
    await choose('GB');
    expect(alerts()).toEqual([]);
  });

  it('changing the country does not complain about an empty postcode', async () => {
    render(<AddressForm />);
    await choose('IE');
    expect(alerts()).toEqual([]);
  });
});
