import { repeats } from '../../features/accounts/newPassword.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { registerInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { FirstNameField, LastNameField } from '../../ui/form/NameFields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useRegistration } from './useRegistration.ts';

/** The form for a new account. The server checks the password's length and reports its own rule. */
export function RegisterForm() {
  const { form, failure, onSubmit } = useRegistration();
  const { register, formState } = form;
  const field = fieldsOf(form, registerInputRules);
  const { errors } = formState;
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="Three random words are easy to remember and hard to guess"
        {...field('password', { deps: formState.isSubmitted ? ['confirmPassword'] : [] })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', repeats('password'))}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={formState.isSubmitting}>
        Create account
      </Button>
    </PostForm>
  );
}
