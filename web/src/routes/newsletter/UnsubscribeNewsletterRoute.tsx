import { NewsletterLink } from './NewsletterLink.tsx';
import { useUnsubscribeNewsletterMutation } from './UnsubscribeNewsletterRoute.generated.ts';

/** /newsletter/unsubscribe?token=: the way off the list. */
export function UnsubscribeNewsletterRoute() {
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  return (
    <NewsletterLink
      title="Unsubscribe"
      question="You will get no more newsletters. Mails about your orders still come."
      button="Unsubscribe"
      done={{ title: 'You are unsubscribed', text: 'No further newsletter comes to you.' }}
      follow={async (token) =>
        (await unsubscribe({ variables: { token } })).data?.unsubscribeNewsletter === true
      }
    />
  );
}
