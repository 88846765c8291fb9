import { useEffect } from 'react';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updateProfileInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { FirstNameField, LastNameField } from '../../../ui/form/NameFields.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { useProfileForm, type ProfileValues } from './useProfileForm.ts';

interface ProfileFormProps {
  profile: ProfileValues;
  onDone: () => void;
}

/** A form for name and phone number. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { form, failure, onSubmit } = useProfileForm(profile, onDone);
  const { formState, setFocus } = form;
  const field = fieldsOf(form, updateProfileInputRules);
  const { isSubmitting } = formState;
  // The focused button is gone.
  useEffect(() => setFocus('firstName'), [setFocus]);

  return (
    <PostForm aria-label="Edit profile" onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FirstNameField {...field('firstName')} />
      <LastNameField {...field('lastName')} />
      <PhoneField
        hint="We fill this in at checkout, in case the driver needs to call you"
        {...field('phone')}
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
