import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { aCheckoutForm } from '../draft/checkout.builder.ts';
import type { CheckoutFormValues } from '../draft/checkoutForm.ts';
import { DeliveryMethodField, type OfferedDelivery } from './DeliveryMethodField.tsx';

const anOffer = (method: OfferedDelivery['method'], name: string): OfferedDelivery => ({
  method,
  name,
  price: 0,
  description: '',
  estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
});
const STANDARD = anOffer('STANDARD', 'Standard');
const EXPRESS = anOffer('EXPRESS', 'Express');
const EMERGENCY = anOffer('EMERGENCY', 'Emergency');

function Form({ options }: { options: OfferedDelivery[] | undefined }) {
  const form = useForm<CheckoutFormValues>({ defaultValues: aCheckoutForm({ deliveryMethod: 'EXPRESS' }) });
  return (
    <FormProvider {...form}>
      <DeliveryMethodField options={options} notes={null} />
    </FormProvider>
  );
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const said = () => screen.getByRole('status').textContent;

it('switches to standard delivery if the chosen method is not available, and says so until it is', () => {
  const { rerender } = render(<Form options={[STANDARD, EXPRESS, EMERGENCY]} />);
  expect([chosen(), said()]).toEqual(['EXPRESS', '']);

  // A postcode without any delivery is probably mistyped.
  rerender(<Form options={[]} />);
  rerender(<Form options={[STANDARD, EXPRESS, EMERGENCY]} />);
  expect([chosen(), said()]).toEqual(['EXPRESS', '']);

  rerender(<Form options={[STANDARD, EMERGENCY]} />);
  expect(chosen()).toBe('STANDARD');
  expect(said()).toContain('Your delivery option isn’t available at this address');

  fireEvent.click(screen.getByRole('radio', { name: /Emergency/ }));
  expect([chosen(), said()]).toEqual(['EMERGENCY', '']);
  fireEvent.click(screen.getByRole('radio', { name: /Standard/ }));

  rerender(<Form options={undefined} />);
  rerender(<Form options={[STANDARD, EXPRESS, EMERGENCY]} />);
  expect([chosen(), said()]).toEqual(['STANDARD', '']);
});

it('says for each method whether it meets the day by which the tyres are needed', () => {
  sessionStorage.setItem('needed-by', '2126-11-26');
  const days = { from: '2126-11-25', to: '2126-11-26' };
  render(
    <Form
      options={[
        { ...STANDARD, estimatedDelivery: { ...days, to: '2126-11-27' } },
        { ...EXPRESS, estimatedDelivery: days },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: /Standard/ }).closest('label')?.textContent).toContain(
    'May arrive after',
  );
  expect(screen.getByRole('radio', { name: /Express/ }).closest('label')?.textContent).toContain(
    'In time for',
  );
});

it('ignores a day that has passed', () => {
  sessionStorage.setItem('needed-by', '2026-01-01');
  render(<Form options={[STANDARD]} />);
  expect(screen.queryByText(/In time for|May arrive after/)).toBeNull();
});
