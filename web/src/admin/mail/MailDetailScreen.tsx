import { useParams } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { MailFrame } from '../frame/page/MailFrame.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useReadMailQuery, type ReadMailQuery } from './Mails.generated.ts';
import { mailBadges } from './mailStatus.tsx';
import { ResendMail } from './ResendMail.tsx';

const BACK = { to: '/admin/mail', label: 'Mail' };

/** /admin/mail/:id: one mail as its reader got it. */
export function MailDetailScreen() {
  const { id = '' } = useParams();
  const query = useReadMailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const mail = query.data?.mail;
  if (mail) return <ReadMail {...mail} />;
  return (
    <NotShown query={query} thing="email" back={BACK}>
      Sent emails are deleted after a while, or the address of this page is incomplete.
    </NotShown>
  );
}

function ReadMail({ mail, html }: NonNullable<ReadMailQuery['mail']>) {
  const { recipient, subject, status, tries, lastError, isSecret, createdAt, sentAt } = mail;
  const facts = [
    ['To', recipient],
    ['Written', formatDateTime(createdAt)],
    ['Sent', sentAt === null ? 'Not yet' : formatDateTime(sentAt)],
    ['Tries', String(tries)],
    ...(lastError === null ? [] : [['The mail server said', lastError]]),
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
        <Notice title={isSecret ? 'Only its reader may see this email' : 'This email was not kept'}>
          {isSecret && (
            <p>It holds a link or code that signs somebody in. If it got lost, let them ask for a new one.</p>
          )}
        </Notice>
      ) : (
        <MailFrame html={html} subject={subject} />
      )}
    </AdminPage>
  );
}
