import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useConfirmNewsletterMutation } from './ConfirmNewsletterRoute.generated.ts';

/** /newsletter/confirm?token=: the reader confirms the subscription (double opt-in). */
export function ConfirmNewsletterRoute() {
  const [confirm] = useConfirmNewsletterMutation();
  return (
    <MailedLink
      title="Confirm the newsletter"
      question="Offers and tyre advice, about twice a month. You can unsubscribe at any time."
      button="Yes, send me the newsletter"
      done={{
        title: 'You’re subscribed',
        text: 'You’ll get our next newsletter. There’s a link in each one to unsubscribe.',
      }}
      follow={async (token) => (await confirm({ variables: { token } })).data?.confirmNewsletter === true}
    />
  );
}
