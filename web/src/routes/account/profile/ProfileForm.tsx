import { useEffect } from 'react';
import { keeps, limitsOf } from '../../../lib/form/inputRule.ts';
import { updateProfileInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { FirstNameField, LastNameField } from '../../../ui/form/NameFields.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useProfileForm, type ProfileValues } from './useProfileForm.ts';

interface ProfileFormProps {
  profile: ProfileValues;
  onDone: () => void;
}

/** Name and telephone number, to be changed. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { form, failure, onSubmit } = useProfileForm(profile, onDone);
  const { register, formState, setFocus } = form;
  const { errors, isSubmitting } = formState;
  // The button that had the focus is gone.
  useEffect(() => setFocus('firstName'), [setFocus]);

  return (
    <PostForm aria-label="Edit profile" onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FirstNameField
        error={errors.firstName?.message}
        {...limitsOf(updateProfileInputRules.firstName)}
        {...register('firstName', { validate: keeps(updateProfileInputRules.firstName) })}
      />
      <LastNameField
        error={errors.lastName?.message}
        {...limitsOf(updateProfileInputRules.lastName)}
        {...register('lastName', { validate: keeps(updateProfileInputRules.lastName) })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...limitsOf(updateProfileInputRules.phone)}
        hint="We fill this in at checkout, in case the driver needs to call you"
        error={errors.phone?.message}
        {...register('phone', { validate: keeps(updateProfileInputRules.phone) })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Save profile
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </PostForm>
  );
}
