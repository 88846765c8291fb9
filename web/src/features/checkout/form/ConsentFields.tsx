import { NEWSLETTER_CONSENT } from '@treadline/schema/trade/people/newsletter-consent';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { keeps } from '../../../lib/form/inputRule.ts';
import { checkoutInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import type { CheckoutFormValues } from '../draft/checkoutForm.ts';

/** The buyer's express request (Consumer Contracts Regulations 2013, regulation 36). */
const EARLY_FITTING =
  'Please fit my tyres on the day I’ve chosen, within my 14 days to cancel. I know that once they’re fitted, I can ' +
  'no longer cancel the fitting.';

/** The newsletter (opt-in), the express request for fitting, and the terms, which must be accepted. */
export function ConsentFields({ asksEarlyFitting }: { asksEarlyFitting: boolean }) {
  const { register, formState } = useFormContext<CheckoutFormValues>();
  return (
    <div className="grid gap-2">
      <Checkbox label={NEWSLETTER_CONSENT} {...register('subscribeNewsletter')} />
      {asksEarlyFitting && (
        <Checkbox
          label={EARLY_FITTING}
          aria-required
          error={formState.errors.requestsEarlyFitting?.message}
          {...register('requestsEarlyFitting', {
            validate: (isAsked) => isAsked || 'Please ask us to fit them on that day',
          })}
        />
      )}
      <Checkbox
        label={
          <>
            I agree to the <NewTabLink href="/terms">terms and conditions</NewTabLink> and have read the{' '}
            <NewTabLink href="/privacy">privacy policy</NewTabLink>
          </>
        }
        aria-required
        error={formState.errors.acceptTerms?.message}
        {...register('acceptTerms', { validate: keeps(checkoutInputRules.acceptTerms) })}
      />
    </div>
  );
}

/** Opens in a new tab instead of replacing the half-filled form. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-[650] underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
