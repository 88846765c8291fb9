import { DELIVERY_PLACES, deliveryPlaces } from '@treadline/schema/trade/places/delivery-place';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhotographField } from '../../../features/photographs/PhotographField.tsx';
import type { Photographs } from '../../../features/photographs/usePhotographs.ts';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { deliveryProofInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Choice, ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { TypedProof } from './typedStep.ts';

/** Form fields for how the tyres were left, usable on a phone with one hand. */
export function ProofFields({ photographs }: { photographs: Photographs }) {
  const { register, formState, control } = useFormContext<TypedProof>();
  const place = useWatch({ control, name: 'place' });
  return (
    <>
      <ChoiceField legend="How were the tyres left?" error={formState.errors.place?.message}>
        <div className="grid gap-2">
          {DELIVERY_PLACES.map((one, index) => (
            <Choice
              key={one}
              label={deliveryPlaces[one].label}
              value={one}
              {...register('place', {
                validate: (chosen) => chosen !== null || 'Choose how the tyres were left',
              })}
              {...(index === 0 && { 'data-step': true })}
            />
          ))}
        </div>
      </ChoiceField>
      {place && (
        <>
          {deliveryPlaces[place].isTaken && (
            <TextField
              label="Received by"
              autoComplete="off"
              autoCapitalize="words"
              error={formState.errors.receiver?.message}
              {...limitsOf(rules.receiver)}
              {...register('receiver', {
                validate: (name) => name.trim() !== '' || 'Please enter the recipient’s name',
              })}
            />
          )}
          <PhotographField
            label="Photograph"
            optional
            camera
            hint="Show the tyres where you left them. Only the customer and staff can see it."
            photographs={photographs}
          />
        </>
      )}
    </>
  );
}
