import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { expect, it } from 'vitest';
import { anAddressForm } from '../../../lib/form/addressForm.builder.ts';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { aCheckoutForm } from './checkout.builder.ts';
import { saveDraft } from './checkoutDraft.ts';
import { useCheckoutForm, useChosenDelivery } from './useCheckoutForm.ts';

function Checkout() {
  const form = useCheckoutForm(null, null);
  const { postcode } = useChosenDelivery(form.control);
  return (
    <FormProvider {...form}>
      <AddressFields name="shippingAddress" />
      <p aria-label="Quoted for">{postcode ?? 'the mainland'}</p>
    </FormProvider>
  );
}

const postcode = () => screen.getByLabelText('Postcode');
const quotedFor = () => screen.getByLabelText('Quoted for').textContent;
const type = (value: string) => act(async () => void fireEvent.input(postcode(), { target: { value } }));
const leave = () => act(async () => void fireEvent.blur(postcode()));

it('C-50 an invalid postcode is quoted after blur, so that nothing can be paid', async () => {
  render(<Checkout />);
  await type('ZZ9 9ZZ');
  expect(quotedFor()).toBe('the mainland');
  await leave();
  expect(quotedFor()).toBe('ZZ9 9ZZ');
  await type('MK42 0AA');
  expect(quotedFor()).toBe('MK42 0AA');
});

it('C-50 a stored invalid postcode is still invalid on the next visit', async () => {
  saveDraft(aCheckoutForm({ shippingAddress: anAddressForm({ postcode: 'ZZ9 9ZZ' }) }));
  render(<Checkout />);
  await act(async () => undefined);
  expect(quotedFor()).toBe('ZZ9 9ZZ');
});
