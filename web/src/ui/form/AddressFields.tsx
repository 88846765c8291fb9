import { COUNTRIES, countryLines } from '@treadline/schema/trade/places/country';
import { placeOf } from '@treadline/schema/trade/places/delivery-zone';
import { formatPostcode, LONGEST_POSTCODE } from '@treadline/schema/trade/places/postcode';
import { useFormContext } from 'react-hook-form';
import { postcodeVerdict, type AddressFormValues } from '../../lib/form/addressForm.ts';
import { keeps, limitsOf } from '../../lib/form/inputRule.ts';
import { addressInputRules } from '../../lib/form/inputRules.generated.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: countryLines[value] }));

interface AddressFieldsProps {
  /** The path of the address within the surrounding form. */
  name: string;
  /** The autocomplete section, to tell several addresses apart. */
  section?: 'shipping' | 'billing';
  /** Asks for the name alone. */
  onlyName?: boolean;
}

/** The fields of one address, for any form with an `AddressFormValues` in it. */
export function AddressFields({ name, section, onlyName = false }: AddressFieldsProps) {
  const { register, formState, getValues, setValue, watch } =
    useFormContext<Record<string, AddressFormValues>>();
  const errors = formState.errors[name];
  const isIrish = watch(`${name}.country`) === 'IE';
  const autofillAs = (word: string) => (section ? `${section} ${word}` : word);

  /** The props that every field needs: its name, rule, error and autocomplete token. */
  function field(part: keyof typeof addressInputRules, autofill: string) {
    const rule = addressInputRules[part];
    return {
      ...register(`${name}.${part}`, { validate: keeps(rule) }),
      ...limitsOf(rule),
      error: errors?.[part]?.message,
      autoComplete: autofillAs(autofill),
    };
  }

  const countryName = `${name}.country` as const;
  const postcodeName = `${name}.postcode` as const;
  const postcode = register(postcodeName, {
    // It's registered even if it isn't shown.
    validate: (text) => onlyName || postcodeVerdict(text, getValues(countryName)),
    // An Eircode can begin like a postcode: D02 AF30 with D0 2AF.
    onChange: () => getValues(countryName) !== 'IE' && followPostcode(),
    onBlur: () => {
      followPostcode();
      tidyPostcode();
    },
  });

  /** The postcode is more reliable than the country next to it. */
  function followPostcode() {
    const place = placeOf(getValues(postcodeName));
    if (place && place.country !== getValues(countryName)) setValue(countryName, place.country);
  }

  function tidyPostcode() {
    const typed = getValues(postcodeName);
    // Without `shouldValidate`, setting the value on blur would delay the error until the next blur.
    setValue(postcodeName, formatPostcode(typed, getValues(countryName)), { shouldValidate: typed !== '' });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" {...field('firstName', 'given-name')} />
      <TextField label="Last name" {...field('lastName', 'family-name')} />
      <TextField label="Company" optional className="sm:col-span-2" {...field('company', 'organization')} />
      {!onlyName && (
        <>
          <TextField label="Address" className="sm:col-span-2" {...field('line1', 'address-line1')} />
          <TextField
            label="Address line 2"
            optional
            className="sm:col-span-2"
            {...field('line2', 'address-line2')}
          />
          <TextField label="City" {...field('city', 'address-level2')} />
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
            {...register(countryName, { onChange: tidyPostcode })}
          />
        </>
      )}
    </div>
  );
}
