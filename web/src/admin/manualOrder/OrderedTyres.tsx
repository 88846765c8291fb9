import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { marginOf, marginPercent } from '@treadline/schema/trade/values/margin';
import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { keeps, limitsOf } from '../../lib/form/inputRule.ts';
import { manualLineInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PriceField, validPrice } from '../form/PriceField.tsx';
import { TyreFinder, type TyreToSell } from '../form/TyreFinder.tsx';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues, TypedLine } from './manualOrderForm.ts';

type QuotedLine = NonNullable<ManualQuoteQuery['manualOrderQuote']>['lines'][number];

/** Most callers replace a pair. */
const USUAL_QUANTITY = 2;

const lineOf = ({ id, name, sku, price, costPrice = null }: TyreToSell): TypedLine => ({
  productId: id,
  name,
  sku,
  listPrice: price,
  cost: costPrice,
  quantity: USUAL_QUANTITY,
  price: '',
  priceReason: '',
  roadHazardPlan: false,
});

/** The order's tyres with quantities and prices, and a search to add more. */
export function OrderedTyres({ quoted }: { quoted: readonly QuotedLine[] }) {
  const { control, formState, getValues, clearErrors } = useFormContext<ManualOrderValues>();
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'lines',
    rules: { required: 'Add at least one tyre' },
  });
  const finder = useRef<HTMLInputElement>(null);
  // On a call, staff type at once. On a phone the keyboard would cover the screen.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) finder.current?.focus();
  }, []);
  const error = formState.errors.lines?.root?.message ?? formState.errors.lines?.message;

  function add(tyre: TyreToSell) {
    clearErrors('lines');
    if (getValues('lines').every(({ productId }) => productId !== tyre.id))
      append(lineOf(tyre), { shouldFocus: false });
    finder.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <TyreFinder ref={finder} onChoose={add} error={error} />
      {fields.length > 0 && (
        <ul aria-label="Tyres in this order" className="grid">
          {fields.map(({ id, productId }, index) => (
            <OrderedTyre
              key={id}
              index={index}
              quoted={quoted.find((line) => line.productId === productId)}
              onRemove={() => {
                remove(index);
                finder.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The margin of one unit, from its price with VAT and its cost without, in pence. */
const marginText = (price: number, cost: number): string =>
  `Margin ${formatPrice(marginOf({ price, cost }))} each (${marginPercent({ price, cost })}%)`;

interface OrderedTyreProps {
  index: number;
  quoted: QuotedLine | undefined;
  onRemove: () => void;
}

function OrderedTyre({ index, quoted, onRemove }: OrderedTyreProps) {
  const { register, watch, setValue, formState } = useFormContext<ManualOrderValues>();
  const line = watch(`lines.${index}`);
  const errors = formState.errors.lines?.[index];
  const problem = errors?.quantity?.message ?? errors?.productId?.message ?? quoted?.problem;
  if (!line) return null;
  const { name, sku, quantity, listPrice, price, cost } = line;
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 text-sm">
        <span className="font-[650] wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-ink-2">
          {sku}
          {quoted && `, ${quoted.available} available`}
        </span>
        {cost !== null && (
          <span className="text-ink-2">{marginText(parsePrice(price) ?? listPrice, cost)}</span>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-sm font-[650]">
            Quantity
          </span>
          <QuantityStepper
            label={`Quantity of ${name}`}
            value={quantity}
            max={MAX_QUANTITY}
            onChange={(units) => setValue(`lines.${index}.quantity`, units, { shouldDirty: true })}
          />
        </div>
        <PriceField
          label="Price each"
          className="w-32"
          hint={`Our price: ${formatPrice(listPrice)}`}
          aria-label={`Price each of ${name}`}
          maxLength={12}
          error={errors?.price?.message}
          {...register(`lines.${index}.price`, { validate: validPrice({ optional: true }) })}
        />
        <span className="ml-auto grid gap-1.5 text-right">
          <span className="text-sm text-ink-2">Line</span>
          <span className="flex min-h-11 items-center font-[650]">
            {formatPrice(quoted?.lineTotal ?? listPrice * quantity)}
          </span>
        </span>
      </div>
      {price.trim() !== '' && (
        <TextField
          label="Reason for the price change"
          hint="Only staff can see this."
          {...limitsOf(rules.priceReason)}
          aria-required
          error={errors?.priceReason?.message}
          {...register(`lines.${index}.priceReason`, {
            validate: (reason) =>
              reason.trim() === '' ? 'Enter a reason for the price change' : keeps(rules.priceReason)(reason),
          })}
        />
      )}
      <Checkbox
        label={
          <>
            Road hazard plan<span className="sr-only"> for {name}</span>
            {quoted && <span className="font-[650]"> {formatPrice(quoted.planPrice)}</span>}
          </>
        }
        {...register(`lines.${index}.roadHazardPlan`)}
      />
      {problem && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {problem}
        </p>
      )}
      <Button
        variant="plain"
        className="justify-self-start px-0!"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
