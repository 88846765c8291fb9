import { COUNTRIES, countryLabels } from '@treadline/schema/trade/country';
import { formatPostcode, isNorthernIrish } from '@treadline/schema/trade/postcode';
import { useFormContext } from 'react-hook-form';
import { postcodeVerdict, type AddressFormValues } from '../lib/addressForm.ts';
import { required } from '../lib/required.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: countryLabels[value] }));

const LONGEST_NAME = 100;
const LONGEST_LINE = 200;
const LONGEST_POSTCODE = 10;

interface AddressFieldsProps {
  /** The address in the form that stands around it. */
  name: string;
  /** Which of several addresses it is, by the word browsers know it by when they fill in a form. */
  section?: 'shipping' | 'billing';
}

/** The fields of one address, for any form that has an `AddressFormValues` in it. */
export function AddressFields({ name, section }: AddressFieldsProps) {
  const { register, formState, getValues, setValue, watch } =
    useFormContext<Record<string, AddressFormValues>>();
  const errors = formState.errors[name];
  const isIrish = watch(`${name}.country`) === 'IE';
  const autofillAs = (word: string) => (section ? `${section} ${word}` : word);

  /** What every field has: its name in the form, its rule, its error, the word browsers fill it in by. */
  function field(part: keyof AddressFormValues, autofill: string, message?: string) {
    return {
      ...register(`${name}.${part}`, message ? { validate: required(message) } : {}),
      error: errors?.[part]?.message,
      autoComplete: autofillAs(autofill),
      'aria-required': message ? true : undefined,
    };
  }

  const postcodeName = `${name}.postcode` as const;
  const postcode = register(postcodeName, {
    validate: (text) => postcodeVerdict(text, getValues(`${name}.country`)),
    onBlur: tidyPostcode,
  });

  function tidyPostcode() {
    const typed = getValues(postcodeName);
    const country = getValues(`${name}.country`);
    setValue(postcodeName, formatPostcode(typed, country));
    // The postcode says more surely than a choice left as it was.
    if (country === 'GB' && isNorthernIrish(typed)) setValue(`${name}.country`, 'NI');
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First name"
        maxLength={LONGEST_NAME}
        {...field('firstName', 'given-name', 'First name is required')}
      />
      <TextField
        label="Last name"
        maxLength={LONGEST_NAME}
        {...field('lastName', 'family-name', 'Last name is required')}
      />
      <TextField
        label="Company"
        optional
        maxLength={LONGEST_NAME}
        className="sm:col-span-2"
        {...field('company', 'organization')}
      />
      <TextField
        label="Address"
        maxLength={LONGEST_LINE}
        className="sm:col-span-2"
        {...field('address1', 'address-line1', 'Address is required')}
      />
      <TextField
        label="Address line 2"
        optional
        maxLength={LONGEST_LINE}
        className="sm:col-span-2"
        {...field('address2', 'address-line2')}
      />
      <TextField
        label="City"
        maxLength={LONGEST_NAME}
        {...field('city', 'address-level2', 'City is required')}
      />
      <TextField
        label="Postcode"
        hint={isIrish ? 'Your Eircode, for example D02 AF30' : undefined}
        maxLength={LONGEST_POSTCODE}
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete={autofillAs('postal-code')}
        aria-required
        error={errors?.postcode?.message}
        {...postcode}
      />
      <SelectField
        label="Country"
        options={COUNTRY_OPTIONS}
        autoComplete={autofillAs('country')}
        className="sm:col-span-2"
        {...register(`${name}.country`, { deps: formState.isSubmitted ? [postcodeName] : [] })}
      />
    </div>
  );
}
