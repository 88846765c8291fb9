import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { marginOf, marginPercent } from '@treadline/schema/trade/values/margin';
import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { moneyFigures } from '@treadline/schema/trade/values/money-figure';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { PictureListField } from '../../form/pictures/PictureListField.tsx';
import { PriceField } from '../../form/PriceField.tsx';
import { MarkingFields } from './AttributeFields.tsx';
import { LabelFields } from './LabelFields.tsx';
import { ModelField } from './ModelField.tsx';
import { optionsOf, THREE, TWO, type ProductFieldsProps } from './productFieldsProps.ts';
import { judge } from './productRules.ts';
import { TextFields } from './TextFields.tsx';

const FROM_MODEL = 'Same as model';

export function ProductFields(props: ProductFieldsProps) {
  return (
    <>
      <TyreFields {...props} />
      <PriceFields {...props} />
      <Pictures {...props} />
      <LabelFields {...props} />
      <MarkingFields {...props} />
      <TextFields {...props} />
    </>
  );
}

function TyreFields({ form, isNew }: ProductFieldsProps) {
  const { register, formState, watch, setValue, clearErrors } = form;
  const { errors } = formState;
  return (
    <FormSection title="Tyre" text="As marked on the sidewall.">
      <ModelField
        typed={watch('model')}
        error={errors.model}
        onCreated={(fullName) => {
          setValue('model', fullName, { shouldDirty: true });
          clearErrors('model');
        }}
        {...register('model', { validate: judge.model })}
      />
      <div className={THREE}>
        <TextField
          label="Size"
          hint="Such as 205/55 R16"
          autoComplete="off"
          error={errors.size?.message}
          {...register('size', { validate: judge.size })}
        />
        <TextField
          label="Load index"
          hint="Such as 91, or 109/107 for twin wheels"
          autoComplete="off"
          error={errors.loadIndex?.message}
          {...register('loadIndex', { validate: judge.loadIndex })}
        />
        <TextField
          label="Speed rating"
          hint="Such as V"
          autoComplete="off"
          error={errors.speedRating?.message}
          {...register('speedRating', { validate: judge.speedRating })}
        />
      </div>
      <div className={TWO}>
        <TextField
          label="SKU"
          autoComplete="off"
          error={errors.sku?.message}
          {...limitsOf(rules.sku)}
          {...register('sku', { validate: judge.sku })}
        />
        <TextField
          label="EAN"
          optional
          inputMode="numeric"
          autoComplete="off"
          error={errors.ean?.message}
          {...limitsOf(rules.ean)}
          {...register('ean', { validate: judge.ean })}
        />
        <SelectField
          label="Vehicle"
          placeholder={isNew ? FROM_MODEL : undefined}
          options={optionsOf(categoryLabels)}
          {...register('category')}
        />
        <SelectField
          label="Season"
          placeholder={isNew ? FROM_MODEL : undefined}
          options={optionsOf(seasonLabels)}
          {...register('season')}
        />
      </div>
    </FormSection>
  );
}

function PriceFields({ form, isNew }: ProductFieldsProps) {
  const can = useCan();
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Price and stock"
      text="VAT included. A lower price keeps the previous one as the old price, unless the fall is too small to show."
    >
      <div className={THREE}>
        <PriceField
          label={`${moneyFigures.listPrice} (£)`}
          hint={watch('mailOrderPrice').trim() === '' ? undefined : 'Not used while a delivered price is set'}
          error={errors.listPrice?.message}
          {...register('listPrice', { validate: judge.listPrice })}
        />
        <PriceField
          label={`${moneyFigures.mailOrderPrice} (£)`}
          optional
          hint="Charged instead of the list price"
          error={errors.mailOrderPrice?.message}
          {...register('mailOrderPrice', { validate: judge.mailOrderPrice })}
        />
        <PriceField
          label={`${moneyFigures.fittedPrice} (£)`}
          optional
          hint="A guide only: fitting centres set their own"
          error={errors.fittedPrice?.message}
          {...register('fittedPrice', { validate: judge.fittedPrice })}
        />
      </div>
      {can('READ_COSTS') && (
        <PriceField
          label={`${moneyFigures.costPrice} (£)`}
          optional
          hint={marginHint(watch(['costPrice', 'mailOrderPrice', 'listPrice']))}
          className="sm:max-w-sm"
          error={errors.costPrice?.message}
          {...register('costPrice', { validate: judge.costPrice })}
        />
      )}
      {!isNew && (
        <TextField
          label="Last day of the sale"
          optional
          type="date"
          hint="If you’ve lowered the price, the previous one returns the day after"
          className="sm:max-w-sm"
          error={errors.saleEndsOn?.message}
          {...register('saleEndsOn')}
        />
      )}
      <div className={TWO}>
        <TextField
          label="Stock"
          hint="Units available to buy"
          inputMode="numeric"
          autoComplete="off"
          inputClassName="text-right"
          error={errors.stockQuantity?.message}
          {...register('stockQuantity', { validate: judge.stockQuantity })}
        />
        <Checkbox
          className="sm:pt-7"
          label="Published (untick to save as a draft)"
          {...register('published')}
        />
      </div>
    </FormSection>
  );
}

function marginHint([costPrice, ...prices]: readonly [string, ...string[]]): string {
  const cost = parsePrice(costPrice);
  const price = prices.map(parsePrice).find((pence) => pence !== null);
  return cost === null || !price
    ? 'The price you pay for one, without VAT'
    : `Without VAT; a margin of ${formatPrice(marginOf({ price, cost }))}, ${marginPercent({ price, cost })}%`;
}

function Pictures({ form }: ProductFieldsProps) {
  return (
    <FormSection
      title="Pictures"
      text="The first is the main picture. Without pictures, the model’s are shown."
    >
      <PictureListField form={form} name="images" most={rules.images.maxItems} />
    </FormSection>
  );
}
