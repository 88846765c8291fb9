import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { CheckoutFormValues } from './checkoutForm.ts';
import { termsRule } from './checkoutRules.ts';

/** The newsletter, which nobody is signed up to unasked, and the terms, which must be agreed to. */
export function ConsentFields() {
  const { register, formState } = useFormContext<CheckoutFormValues>();
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Send me offers and tyre advice; I can unsubscribe at any time"
        {...register('subscribeNewsletter')}
      />
      <Checkbox
        label={
          <>
            I agree to the <NewTabLink href="/terms">terms and conditions</NewTabLink> and have read the{' '}
            <NewTabLink href="/privacy">privacy policy</NewTabLink>
          </>
        }
        aria-required
        error={formState.errors.acceptTerms?.message}
        {...register('acceptTerms', { validate: termsRule })}
      />
    </div>
  );
}

/** Opens beside the half-filled form instead of in its place. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-[650] underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
