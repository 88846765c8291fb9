import { NEWSLETTER_CONSENT } from '@treadline/schema/trade/people/newsletter-consent';
import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { useSubscribeNewsletterMutation } from '../../../features/newsletter/SubscribeNewsletter.generated.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import type { AccountQuery } from '../frame/AccountPage.generated.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { useCancelMyNewsletterMutation } from './NewsletterSection.generated.ts';

type Subscription = AccountQuery['myNewsletter'];

interface NewsletterSectionProps {
  /** The account's email address. */
  email: string;
  /** Null if the customer never subscribed or the address isn't confirmed. */
  subscription: Subscription;
}

const FAILED_MESSAGE = 'That didn’t work. Please try again later.';
const LEFT_MESSAGE = 'You’ve been unsubscribed.';

function standing(subscription: Subscription): string {
  switch (subscription?.state) {
    case 'CONFIRMED':
      return subscription.confirmedAt
        ? `You’ve been getting our newsletter since ${formatDate(subscription.confirmedAt)}.`
        : 'You’re subscribed to our newsletter.';
    case 'PENDING':
      return 'Nearly there: click the link we emailed you to start getting our newsletter.';
    case undefined:
    case 'UNSUBSCRIBED':
      return `${NEWSLETTER_CONSENT}.`;
  }
}

/** The customer's newsletter subscription, with a button to change it. */
export function NewsletterSection({ email, subscription }: NewsletterSectionProps) {
  const [subscribe, { loading: isSubscribing }] = useSubscribeNewsletterMutation({
    variables: { email },
    refetchQueries: ['Account'],
  });
  const [leave, { loading: isLeaving }] = useCancelMyNewsletterMutation({ refetchQueries: ['Account'] });
  const [said, setSaid] = useState('');

  async function ask() {
    const answer = await subscribe().catch(failed);
    setSaid(answer.data?.subscribeNewsletter.message ?? failureText(answer.error, FAILED_MESSAGE));
  }

  async function unsubscribe() {
    const answer = await leave().catch(failed);
    setSaid(answer.data ? LEFT_MESSAGE : failureText(answer.error, FAILED_MESSAGE));
  }

  return (
    <AccountSection id="newsletter">
      <div className="grid justify-items-start gap-4">
        <p>{standing(subscription)}</p>
        {subscription?.state === 'CONFIRMED' ? (
          <Button busy={isLeaving} onClick={() => void unsubscribe()}>
            Unsubscribe
          </Button>
        ) : (
          <Button busy={isSubscribing} onClick={() => void ask()}>
            {subscription?.state === 'PENDING' ? 'Send the link again' : 'Subscribe'}
          </Button>
        )}
        <p role="status" className="text-sm font-[600] empty:hidden">
          {said}
        </p>
      </div>
    </AccountSection>
  );
}
