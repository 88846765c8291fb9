import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useUnsubscribeNewsletterMutation } from './UnsubscribeNewsletterRoute.generated.ts';

/** /newsletter/unsubscribe?token=: ends the subscription. */
export function UnsubscribeNewsletterRoute() {
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  return (
    <MailedLink
      title="Unsubscribe"
      question="You won’t get any more newsletters. We’ll still email you about your orders."
      button="Unsubscribe"
      done={{ title: 'You’ve been unsubscribed', text: 'You won’t get any more newsletters from us.' }}
      follow={async (token) =>
        (await unsubscribe({ variables: { token } })).data?.unsubscribeNewsletter === true
      }
    />
  );
}
