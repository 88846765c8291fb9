import { SignInLink } from '../../features/accounts/guard/SignInLink.tsx';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { registerInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { useRegistration, type KnownPerson } from '../register/useRegistration.ts';

/** Creates an account from the buyer's checkout data. Only a password is missing. */
export function GuestAccount({ person }: { person: KnownPerson }) {
  const { form, failure, onSubmit } = useRegistration(person);
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form, registerInputRules);
  const refusal = failure ?? errors.email?.message ?? errors.firstName?.message ?? errors.lastName?.message;
  return (
    <section
      aria-labelledby="guest-account"
      className="grid gap-4 rounded-lg border border-line bg-card p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="guest-account" className="text-xl">
          Keep this order in an account
        </h2>
        <p className="text-sm break-words text-ink-2">
          Choose a password for {person.email}. Once you’ve confirmed the address, this order is in your
          account.
        </p>
      </div>
      <PostForm onSubmit={onSubmit} className="grid gap-4">
        {refusal && (
          <Notice tone="bad" title={refusal}>
            {errors.email && <SignInLink>Sign In</SignInLink>}
          </Notice>
        )}
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="Three random words are easy to remember and hard to guess"
            {...field('password')}
          />
          <Button type="submit" busy={isSubmitting} className="sm:mt-[1.7rem]">
            Create account
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
