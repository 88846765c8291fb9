import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { endingLabels } from '@treadline/schema/trade/prices/price-ending';
import { CATEGORIES, vehicleOf } from '@treadline/schema/trade/tyre/kind/category';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { keeps, limitsOf } from '../../lib/form/inputRule.ts';
import { priceRuleInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { optionsOf } from '../../ui/form/selectOption.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { PriceField } from '../form/PriceField.tsx';
import type { RuleNames } from './ruleText.ts';
import { readAmount, readNumber, ruleKindLabels, type RulesValues, type RuleValues } from './ruleValues.ts';

interface RuleFieldsProps {
  form: UseFormReturn<RulesValues>;
  at: number;
  /** Whether it's the rule for all other tyres, which has no conditions. */
  isRest: boolean;
  names: RuleNames;
}

/** Checks that a field is empty or what `read` understands. */
const numberLike =
  (read: (typed: string) => number | null, message: string) =>
  (typed: string): true | string =>
    typed.trim() === '' || read(typed) !== null || message;

const percent = numberLike(readNumber, 'Enter a percentage such as 26');
const inches = numberLike(readNumber, 'Enter inches such as 17');
const amount = numberLike(readAmount, 'Enter an amount in pounds, such as 8.50');

/** The fields of a rule: which tyres it's for, and how it prices them. */
export function RuleFields({ form, at, isRest, names }: RuleFieldsProps) {
  const kind = useWatch({ control: form.control, name: `rules.${at}.kind` });
  const field = fieldsAt(form, at);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <TextField
        label="Name"
        {...field('name', keeps(rules.name))}
        {...limitsOf(rules.name)}
        className="max-w-md"
      />
      {!isRest && <Conditions {...{ form, at, names }} />}
      <SelectField
        label="This rule"
        options={optionsOf(ruleKindLabels)}
        {...field('kind')}
        className="max-w-md"
      />
      {kind !== 'ALONE' && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            label="Margin, % of the price"
            inputMode="decimal"
            inputClassName="text-right"
            hint="Without VAT: 20% of a price of £100 leaves £20"
            {...field('marginPercent', percent)}
          />
          <PriceField
            label="Addition, £"
            optional
            hint="Without VAT, on top of the margin"
            {...field('addition', amount)}
          />
          <SelectField label="Rounding" options={optionsOf(endingLabels)} {...field('ending')} />
          {kind === 'PRICE' && (
            <>
              <PriceField
                label="Least margin, £"
                optional
                hint="A floor for each tyre, without VAT"
                {...field('leastMargin', amount)}
              />
              <TextField
                label="Least margin, %"
                optional
                inputMode="decimal"
                inputClassName="text-right"
                hint="A floor for each tyre, without VAT"
                {...field('leastMarginPercent', percent)}
              />
            </>
          )}
        </div>
      )}
      {kind === 'EXCEPTION' && (
        <TextField
          label="Reason to sell below cost"
          hint="It’s kept with the rule and in the audit log."
          {...field('belowCostReason', (typed) => typed.trim() !== '' || 'Say why it may sell below cost')}
          {...limitsOf(rules.belowCostReason)}
        />
      )}
    </div>
  );
}

function Conditions({ form, at, names: { brands, suppliers } }: Omit<RuleFieldsProps, 'isRest'>) {
  const field = fieldsAt(form, at);
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 text-sm text-ink-2">For tyres that meet every condition</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label="Class of brand"
          placeholder="Any"
          options={optionsOf(brandTierLabels)}
          {...field('tier')}
        />
        <SelectField
          label="Brand"
          placeholder="Any"
          options={[...brands].map(([id, name]) => ({ value: String(id), label: name }))}
          {...field('brandId')}
        />
        <SelectField
          label="Vehicle"
          placeholder="Any"
          options={CATEGORIES.map((value) => ({ value, label: vehicleOf(value) }))}
          {...field('category')}
        />
        <TextField label="Rims from, inches" optional inputMode="numeric" {...field('rimFrom', inches)} />
        <TextField label="Rims up to, inches" optional inputMode="numeric" {...field('rimTo', inches)} />
        <SelectField
          label="Supplier that serves it"
          placeholder="Any"
          options={[...suppliers].map(([id, name]) => ({ value: String(id), label: name }))}
          {...field('supplierId')}
        />
        <TextField label="Size" optional hint="Such as 205/55 R16" {...field('size')} />
      </div>
    </fieldset>
  );
}

/** The fields of one rule, with their errors. */
const fieldsAt =
  ({ register, formState, getFieldState }: UseFormReturn<RulesValues>, at: number) =>
  <Name extends keyof RuleValues>(name: Name, validate?: (typed: string) => true | string) => {
    const path = `rules.${at}.${name}` as const;
    return {
      // Fields that a choice hides aren't checked.
      ...register(path, { ...(validate ? { validate } : {}), shouldUnregister: false }),
      error: getFieldState(path, formState).error?.message,
    };
  };
