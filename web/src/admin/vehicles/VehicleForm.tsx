import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { SPEED_RATINGS } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { pressureSensors } from '@treadline/schema/trade/vehicle/pressure-sensors';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createVehicleInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { optionsOf, plainOptions } from '../../ui/form/selectOption.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import type { WaitingCorrectionFragment } from './corrections/Corrections.generated.ts';
import { VehicleCorrections } from './corrections/VehicleCorrections.tsx';
import {
  useCreateVehicleMutation,
  useUpdateVehicleMutation,
  type EditedVehicleFragment,
} from './Vehicles.generated.ts';
import { vehicleInput, vehicleValues, type VehicleValues } from './vehicleValues.ts';

interface VehicleFormProps {
  /** The vehicle to correct, or the values that a new one begins with. */
  vehicle: EditedVehicleFragment | VehicleValues;
  /** The corrections that wait for it. */
  corrections?: readonly WaitingCorrectionFragment[];
  /** The one to begin with, so that its size is in the form when it opens. */
  begun?: string | null;
  reload: () => Promise<unknown>;
  onSaved: () => void;
}

const UNKNOWN = { value: '', label: 'Unknown' };
const RUN_FLAT = [UNKNOWN, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];
const SENSORS = [UNKNOWN, ...optionsOf(pressureSensors)];
const CATEGORIES = optionsOf(categoryLabels);
const RATINGS = plainOptions(SPEED_RATINGS.map(({ rating }) => rating));

/** The form of a vehicle and its sizes. */
export function VehicleForm({ vehicle, corrections = [], begun, reload, onSaved }: VehicleFormProps) {
  const can = useCan();
  const [create] = useCreateVehicleMutation();
  const [update] = useUpdateVehicleMutation(recounting());
  const known = 'id' in vehicle ? vehicle : null;
  const control = useAdminForm<VehicleValues>({
    draft: `vehicle:${known?.id ?? 'new'}`,
    saved: 'id' in vehicle ? vehicleValues(vehicle) : vehicle,
    revision: known?.revision ?? null,
    async save(values, revision) {
      const input = vehicleInput(values);
      if (!known) return (await create({ variables: { input } })).data?.createVehicle;
      const changed = { ...input, id: known.id, revision: revision ?? known.revision };
      return (await update({ variables: { input: changed, returns: can('READ_ORDERS') } })).data
        ?.updateVehicle;
    },
    done: known ? 'Vehicle saved. The shop shows its sizes at once.' : 'Vehicle added.',
    onSaved,
    reload,
  });

  const { getValues, setValue, setFocus } = control.form;

  /** Puts the size on the old tyres in the place of the one that doesn't fit. */
  function correct({ size, sidewallSize }: WaitingCorrectionFragment) {
    const field = getValues('rearSize') === size ? 'rearSize' : 'frontSize';
    setValue(field, sidewallSize ?? size, { shouldDirty: true });
    return field;
  }
  const begin = useEffectEvent(() => {
    const asked = corrections.find(({ id }) => id === begun);
    if (asked?.sidewallSize && control.restoredAt === null && can('WRITE_CATALOGUE')) correct(asked);
  });
  useEffect(() => begin(), []);

  return (
    <>
      <VehicleCorrections corrections={corrections} onUse={(correction) => setFocus(correct(correction))} />
      <AdminForm
        scope="WRITE_CATALOGUE"
        control={control}
        label="Vehicle"
        saveLabel={known ? 'Save' : 'Add vehicle'}
        alwaysShowBar={!known}
      >
        <VehicleFields form={control.form} />
      </AdminForm>
    </>
  );
}

function VehicleFields({ form }: { form: UseFormReturn<VehicleValues> }) {
  const field = fieldsOf(form, rules);
  const { register, formState } = form;
  const figure = (name: keyof VehicleValues) => ({
    inputMode: 'numeric' as const,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <FormSection
        title="Vehicle"
        text="Each trim or generation that takes other sizes is a vehicle of its own."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Make" {...field('make')} />
          <TextField
            label="Model"
            hint="With trim and generation, such as Golf GTI (Mk7)"
            {...field('model')}
          />
          <TextField label="First year" {...figure('yearFrom')} />
          <TextField label="Last year" optional hint="Empty while it’s still sold" {...figure('yearTo')} />
          <SelectField label="Category" options={CATEGORIES} {...register('category')} />
        </div>
      </FormSection>
      <FormSection title="Sizes" text="The lowest load index and speed rating that the maker allows.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Front size"
            hint="Or that of all wheels, such as 205/55 R16"
            {...field('frontSize')}
          />
          <TextField label="Load index" {...figure('minLoadIndex')} />
          <TextField label="Rear size" optional hint="Only if it differs" {...field('rearSize')} />
          <TextField
            label="Rear load index"
            optional
            hint="With a rear size"
            {...figure('rearMinLoadIndex')}
          />
          <SelectField
            label="Speed rating"
            options={RATINGS}
            error={formState.errors.minSpeedRating?.message}
            {...register('minSpeedRating')}
          />
        </div>
      </FormSection>
      <FormSection title="Pressures and monitoring" text="With a normal load, as on the door frame.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Front pressure" optional hint="In psi" {...figure('frontPressurePsi')} />
          <TextField label="Rear pressure" optional hint="In psi" {...figure('rearPressurePsi')} />
          <SelectField label="Run-flat tyres from the factory" options={RUN_FLAT} {...register('runFlat')} />
          <SelectField
            label="Pressure monitoring (TPMS)"
            options={SENSORS}
            {...register('pressureSensors')}
          />
        </div>
      </FormSection>
    </>
  );
}
