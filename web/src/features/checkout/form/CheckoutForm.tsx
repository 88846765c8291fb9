import type { ReactNode } from 'react';
import { get, useFormContext, type FieldError } from 'react-hook-form';
import { Notice } from '../../../ui/base/Notice.tsx';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PostForm, type SubmitForm } from '../../../ui/form/PostForm.tsx';
import type { AddressName, CheckoutFormValues } from '../draft/checkoutForm.ts';
import { CHECKOUT_FIELDS } from '../placing/checkoutOutcome.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CHECKOUT_FORM_ID } from './focusFirstError.ts';

/** The title of the first address if anything is sent there. */
export const DELIVERY_ADDRESS = 'Delivery address';

interface CheckoutFormProps {
  onSubmit: SubmitForm;
  /** The error about the whole form; null if there isn't one. */
  banner: string | null;
  /** Whether the shop saves the phone number for the next checkout. */
  keepsPhone: boolean;
  /** The title of the first address. */
  addressTitle: string;
  /** Where and when tyres are fitted; false if none are. */
  fitting: ReactNode;
  /** Whether the buyer has to ask for fitting before the period for cancelling ends. */
  asksEarlyFitting: boolean;
  /** The choice of a delivery method; false if nothing is delivered. */
  delivery: ReactNode;
  /** Content above the fields of an address: other ways to fill them in. */
  addressChoice: (name: AddressName) => ReactNode;
  /** Content below the delivery address: options for saving it. */
  addressKeeping: ReactNode;
}

/** Contact, address, delivery, billing address and consent. `useCheckoutForm` provides the form's state. */
export function CheckoutForm({
  onSubmit,
  banner,
  keepsPhone,
  addressTitle,
  fitting,
  asksEarlyFitting,
  delivery,
  addressChoice,
  addressKeeping,
}: CheckoutFormProps) {
  const { register, watch, clearErrors, formState } = useFormContext<CheckoutFormValues>();
  const faults = CHECKOUT_FIELDS.flatMap<FieldError>((name) => get(formState.errors, name) ?? []);
  return (
    <PostForm id={CHECKOUT_FORM_ID} onSubmit={onSubmit} className="grid gap-8">
      {banner && (
        <div className="sticky top-2 z-10 rounded-md shadow-float outline-2 outline-bad max-md:top-14">
          <Notice tone="bad" title={banner}>
            {faults.length === 1 && faults[0]?.message}
          </Notice>
        </div>
      )}
      <Part title="Contact">
        <ContactFields keepsPhone={keepsPhone} />
      </Part>
      {fitting && <Part title="Fitting">{fitting}</Part>}
      <Part title={addressTitle}>
        {addressChoice('shippingAddress')}
        <AddressFields name="shippingAddress" section="shipping" />
        {addressKeeping}
      </Part>
      {delivery && <Part title="Delivery method">{delivery}</Part>}
      <Part title="Billing address">
        <Checkbox
          label={
            addressTitle === DELIVERY_ADDRESS
              ? 'My billing address is different from the delivery address'
              : 'My billing address is different from this address'
          }
          {...register('billingDiffers', {
            // Hidden fields can't be corrected.
            onChange: () => clearErrors('billingAddress'),
          })}
        />
        {watch('billingDiffers') && (
          <>
            {addressChoice('billingAddress')}
            <AddressFields name="billingAddress" section="billing" />
          </>
        )}
      </Part>
      <ConsentFields asksEarlyFitting={asksEarlyFitting} />
    </PostForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 text-xl font-[780] font-stretch-[112%]">{title}</legend>
      {children}
    </fieldset>
  );
}
