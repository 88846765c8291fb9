import { MAX_PHONE_LENGTH } from '@treadline/schema/trade/phone';
import { useEffect } from 'react';
import { required } from '../../lib/required.ts';
import { Button } from '../../ui/Button.tsx';
import { FirstNameField, LastNameField } from '../../ui/NameFields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useProfileForm, type ProfileValues } from './useProfileForm.ts';

interface ProfileFormProps {
  profile: ProfileValues;
  onDone: () => void;
}

/** As the API has it. */

/** Name and telephone number, to be changed. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { form, failure, onSubmit } = useProfileForm(profile, onDone);
  const { register, formState, setFocus } = form;
  const { errors, isSubmitting } = formState;
  // The button that had the focus is gone.
  useEffect(() => setFocus('firstName'), [setFocus]);

  return (
    <form
      noValidate
      method="post"
      aria-label="Edit profile"
      onSubmit={onSubmit}
      className="grid max-w-md gap-5"
    >
      {failure && <Notice tone="bad" title={failure} />}
      <FirstNameField
        error={errors.firstName?.message}
        {...register('firstName', { validate: required('First name is required') })}
      />
      <LastNameField
        error={errors.lastName?.message}
        {...register('lastName', { validate: required('Last name is required') })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        hint="Filled in at checkout, for the driver"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Save profile
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
