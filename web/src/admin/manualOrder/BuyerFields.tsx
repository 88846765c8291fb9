import { useFormContext } from 'react-hook-form';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { EMPTY_ADDRESS, toAddressForm } from '../../lib/form/addressForm.ts';
import { fieldsOf, keeps } from '../../lib/form/inputRule.ts';
import { createManualOrderInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { BuyerFinder } from './BuyerFinder.tsx';
import type { BuyerDetailsFragment } from './ManualOrder.generated.ts';
import { isCollection, type ManualOrderValues } from './manualOrderForm.ts';
import { useChosenBuyer } from './useChosenBuyer.ts';

/** Splits a known name in two: the last word is the family name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const NO_EMAIL = 'Enter an email address for the payment link';

/** The buyer's details and, unless they collect the tyres, the delivery address. */
export function BuyerFields({ blanks }: { blanks: number }) {
  const can = useCan();
  const form = useFormContext<ManualOrderValues>();
  const { register, setValue, watch, formState, clearErrors } = form;
  const field = fieldsOf(form, rules);
  const [customerId, payment, isCollected, fitting] = watch([
    'customerId',
    'payment',
    'isCollected',
    'fitting',
  ]);

  function take({ customerId: id, email, phone, name, address }: BuyerDetailsFragment) {
    clearErrors(['email', 'phone', 'shippingAddress', 'customerId']);
    const dirty = { shouldDirty: true };
    setValue('customerId', id ?? '', dirty);
    setValue('email', email, dirty);
    setValue('phone', phone ?? '', dirty);
    const known = address ? toAddressForm(address) : { ...EMPTY_ADDRESS, ...splitName(name) };
    setValue('shippingAddress', known, dirty);
  }

  useChosenBuyer(blanks, take);

  return (
    <div className="grid gap-4">
      {can('READ_CUSTOMERS') && <BuyerFinder onChoose={take} />}
      {customerId !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          The order will appear in this customer’s account.
          <Button
            variant="plain"
            className="px-0!"
            onClick={() => setValue('customerId', '', { shouldDirty: true })}
          >
            Unlink
          </Button>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          autoComplete="off"
          optional={payment !== 'LINK'}
          aria-required={payment === 'LINK'}
          hint={
            payment === 'LINK'
              ? 'For the payment link and the receipt'
              : 'For the receipt. If empty, print the invoice for them'
          }
          error={formState.errors.email?.message ?? formState.errors.customerId?.message}
          {...register('email', {
            validate: (email) =>
              payment === 'LINK' && email.trim() === '' ? NO_EMAIL : keeps(rules.email)(email),
          })}
        />
        <PhoneField autoComplete="off" hint="In case we need to call" {...field('phone')} />
      </div>
      <AddressFields name="shippingAddress" onlyName={isCollection({ isCollected, fitting })} />
    </div>
  );
}
