import { AdminPage } from '../frame/AdminPage.tsx';
import { FailedMails } from './FailedMails.tsx';

/** /admin/mail: the emails that could not be sent. */
export function MailScreen() {
  return (
    <AdminPage title="Mail">
      <FailedMails />
    </AdminPage>
  );
}
