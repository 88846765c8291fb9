import { lengthOf } from '@treadline/schema/input/rule';
import { isWebAddress, notCheaperSentence } from '@treadline/schema/trade/order/claim-kind';
import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createClaimInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { paidFor, type ClaimValues } from './claimValues.ts';
import type { ClaimFormFragment } from './CreateClaimRoute.generated.ts';

const WHOLE_ADDRESS = 'Please enter the whole web address, such as https://www.example.co.uk/tyre';

/** The lower offer: where, and its price. */
export function OfferFields({ form, order }: { form: UseFormReturn<ClaimValues>; order: ClaimFormFragment }) {
  const { register, watch, formState } = form;
  const field = fieldsOf(form, rules);
  const { errors } = formState;
  const values = watch();
  const paid = paidFor(order, values);
  const offer = parsePrice(values.offerPrice);

  function judgePrice(typed: string): true | string {
    const pence = parsePrice(typed);
    if (pence === null) return 'Please enter the offer’s total price, such as 379.60';
    return pence < paid || notCheaperSentence(paid);
  }

  return (
    <>
      <TextField
        label="Web address of the offer"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Or add a photograph of it below."
        error={errors.offerUrl?.message}
        {...register('offerUrl', {
          validate: (typed) => typed.trim() === '' || isWebAddress(typed) || WHOLE_ADDRESS,
        })}
      />
      <TextField
        label={`Total price there for ${values.quantity === '1' ? '1 tyre' : `${values.quantity} tyres`}, in pounds`}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-80"
        hint={`With delivery. You paid ${formatPrice(paid)}, delivery included.`}
        error={errors.offerPrice?.message}
        {...register('offerPrice', { validate: judgePrice })}
      />
      <p role="status" className="-mt-3 font-[650] empty:hidden">
        {offer !== null && offer > 0 && offer < paid && `The difference is ${formatPrice(paid - offer)}.`}
      </p>
      <TextAreaField
        label="Anything else we should know?"
        optional
        rows={3}
        length={lengthOf(values.text.trim())}
        {...field('text')}
      />
    </>
  );
}
