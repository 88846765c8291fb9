import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useUnsubscribeTyreRemindersMutation } from './EndRemindersRoute.generated.ts';

/** /garage/end-reminders?token=: stops the reminders about one vehicle's tyres. */
export function EndRemindersRoute() {
  const [end] = useUnsubscribeTyreRemindersMutation();
  return (
    <MailedLink
      title="Stop these reminders"
      question="You won’t get any more reminders about the tyres on this vehicle."
      button="Stop reminding me"
      done={{ title: 'These reminders are stopped', text: 'You can switch them on again in your garage.' }}
      follow={async (token) => (await end({ variables: { token } })).data?.unsubscribeTyreReminders === true}
    />
  );
}
