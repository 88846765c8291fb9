import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useUnsubscribeProductAlertsMutation } from './EndAlertsRoute.generated.ts';

/** /alerts/end?token=: cancels all tyre alerts of an email address. */
export function EndAlertsRoute() {
  const [end] = useUnsubscribeProductAlertsMutation();
  return (
    <MailedLink
      title="Stop telling me about tyres"
      question="You won’t get the emails about tyres that you asked for. We’ll still email you about your orders."
      button="Stop these emails"
      done={{
        title: 'These emails are stopped',
        text: 'We won’t tell you about any of the tyres you asked for. You can sign up again on a tyre’s page.',
      }}
      follow={async (token) => (await end({ variables: { token } })).data?.unsubscribeProductAlerts === true}
    />
  );
}
