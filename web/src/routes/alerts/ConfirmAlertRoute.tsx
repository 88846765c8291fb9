import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useConfirmProductAlertMutation } from './ConfirmAlertRoute.generated.ts';

/** /alerts/confirm?token=: a guest confirms their request for a tyre alert. */
export function ConfirmAlertRoute() {
  const [confirm] = useConfirmProductAlertMutation();
  return (
    <MailedLink
      title="Shall we tell you?"
      question="One email about the tyre you asked for. We delete your address a month later."
      button="Yes, tell me"
      done={{
        title: 'We’ll tell you',
        text: 'You’ll get one email from us. The link at its foot, and in the one you’ve just opened, ends it.',
      }}
      follow={async (token) => (await confirm({ variables: { token } })).data?.confirmProductAlert === true}
    />
  );
}
