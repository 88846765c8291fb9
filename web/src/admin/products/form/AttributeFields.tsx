import {
  attributeRule,
  TYRE_ATTRIBUTES,
  tyreAttributes,
  type AttributeFacts,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { isOnTyreLabel } from './attributeValues.ts';
import { THREE, type ProductFieldsProps } from './productFieldsProps.ts';
import { judgeMeasure } from './productRules.ts';

interface AttributeFieldProps extends Pick<ProductFieldsProps, 'form'> {
  name: TyreAttribute;
}

/** A control for an attribute, by the attribute's kind. */
export function AttributeField({ form: { register, formState }, name }: AttributeFieldProps) {
  const facts: AttributeFacts = tyreAttributes[name];
  const label = facts.fullLabel ?? facts.label;
  const error = formState.errors[name]?.message;
  const optional = !facts.isOnTyreLabel;
  switch (facts.kind) {
    case 'flag':
      return <Checkbox label={label} {...register(name)} />;
    case 'measure': {
      const judge = judgeMeasure(name);
      return (
        <TextField
          label={`${label} (${facts.unit})`}
          optional={optional}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          {...register(name, { validate: (typed) => judge(String(typed)) })}
        />
      );
    }
    case 'choice':
      return (
        <SelectField
          label={label}
          placeholder={facts.usual === undefined ? 'None' : undefined}
          // The meanings of values are sentences, too long for a select.
          options={facts.values.map((value) => ({
            value,
            label: (facts.meanings?.[value] ?? value).replace(/\.$/, ''),
          }))}
          error={error}
          {...register(name)}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          optional={optional}
          hint={facts.hint}
          error={error}
          {...limitsOf(attributeRule(name))}
          {...register(name)}
        />
      );
  }
}

const isFlag = (name: TyreAttribute): boolean => tyreAttributes[name].kind === 'flag';

const MARKINGS = TYRE_ATTRIBUTES.filter((name) => !isOnTyreLabel(name));

/** Other markings moulded into the sidewall. */
export function MarkingFields({ form }: ProductFieldsProps) {
  return (
    <FormSection title="Markings">
      <div className="grid gap-x-4 sm:grid-cols-2">
        {MARKINGS.filter(isFlag).map((name) => (
          <AttributeField key={name} form={form} name={name} />
        ))}
      </div>
      <div className={THREE}>
        {MARKINGS.filter((name) => !isFlag(name)).map((name) => (
          <AttributeField key={name} form={form} name={name} />
        ))}
      </div>
    </FormSection>
  );
}
