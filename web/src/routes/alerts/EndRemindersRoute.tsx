import { MailedLink } from '../parts/signIn/MailedLink.tsx';
import { useUnsubscribeTyreRemindersMutation } from './EndRemindersRoute.generated.ts';

/** /garage/end-reminders?token=: stops the reminders about one vehicle, of its tyres or of its MOT. */
export function EndRemindersRoute() {
  const [end] = useUnsubscribeTyreRemindersMutation();
  return (
    <MailedLink
      title="Stop these reminders"
      question="You won’t get any more of these reminders about this vehicle."
      button="Stop reminding me"
      done={{ title: 'These reminders are stopped', text: 'You can switch them on again in your garage.' }}
      follow={async (token) => (await end({ variables: { token } })).data?.unsubscribeTyreReminders === true}
    />
  );
}
