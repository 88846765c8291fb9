import { useParams } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { MailFrame } from '../frame/page/MailFrame.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { useReadMailQuery, type ReadMailQuery } from './Mails.generated.ts';
import { mailBadges } from './mailStatus.tsx';
import { ResendMail } from './ResendMail.tsx';

const SENDING_POLL_MS = 2_000;
const BACK = { to: '/admin/mail', label: 'Emails' };

/** `/admin/mail/:id`: an email as its recipient got it. */
export function MailDetailScreen() {
  const { id = '' } = useParams();
  const query = useReadMailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const mail = query.data?.mail;
  const isOnItsWay = mail?.mail.status === 'QUEUED';
  useReadMailQuery({ variables: { id }, skip: !isOnItsWay, ...polled(SENDING_POLL_MS) });
  if (mail) return <ReadMail {...mail} />;
  return (
    <NotShown query={query} thing="email" back={BACK}>
      It was deleted after 90 days, or the link is incomplete.
    </NotShown>
  );
}

function ReadMail({ mail, html }: NonNullable<ReadMailQuery['mail']>) {
  const { recipient, subject, status, tries, lastError, isSecret, createdAt, sentAt } = mail;
  const facts = [
    ['To', recipient],
    ['Written', formatDateTime(createdAt)],
    ['Sent', sentAt === null ? 'Not yet' : formatDateTime(sentAt)],
    ['Attempts', String(tries)],
    ...(lastError === null ? [] : [['Mail server’s answer', lastError]]),
  ];
  const canResend = status === 'FAILED' || (status === 'SENT' && html !== null);
  return (
    <AdminPage
      title={subject}
      mark={mailBadges[status]}
      back={BACK}
      actions={canResend && <ResendMail mail={mail} primary />}
    >
      <dl
        className={classes(
          'grid gap-x-6 gap-y-2 rounded-lg border border-line bg-card p-4 text-sm',
          'sm:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      {html === null ? (
        <Notice title={isSecret ? 'Only the recipient can see this email' : 'This email wasn’t kept'}>
          {isSecret && (
            <p>It contains a link or code to sign in with. If it got lost, they can request a new one.</p>
          )}
        </Notice>
      ) : (
        <MailFrame html={html} subject={subject} />
      )}
    </AdminPage>
  );
}
