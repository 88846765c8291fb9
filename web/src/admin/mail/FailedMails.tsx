import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedMailRow } from './FailedMailRow.tsx';
import { useFailedMailsQuery, type FailedMailsQuery } from './FailedMails.generated.ts';

const MAILS_ON_A_PAGE = 20;

/** The undeliverable mails, each with the mail server's error and a button to retry. */
export function FailedMails() {
  const page = Math.max(1, Math.trunc(Number(useSearchParams()[0].get('mails'))) || 1);
  return (
    <section aria-labelledby="failed-mails" className="grid gap-4">
      <h2 id="failed-mails" className="text-xl">
        Emails that could not be sent
      </h2>
      <MailsOnPage page={page} />
    </section>
  );
}

/** One page of failed mails. Loaded rows survive a failed refresh. */
function MailsOnPage({ page }: { page: number }) {
  const { data, error, refetch } = useFailedMailsQuery({
    variables: { page, limit: MAILS_ON_A_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.failedMails) return <MailList mails={data.failedMails} />;
  if (!error) return <MailsLoading />;
  return (
    <Notice tone="bad" title="We couldn’t load the emails.">
      <Button className="mt-2 justify-self-start" onClick={() => void refetch().catch(() => undefined)}>
        Try again
      </Button>
    </Notice>
  );
}

function MailList({ mails: { items, pageInfo } }: { mails: NonNullable<FailedMailsQuery['failedMails']> }) {
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0)
    return <p className="text-ink-2">None. Every email has been sent or is on its way.</p>;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className="divide-y divide-line rounded-lg border border-line bg-card px-5 outline-none"
      >
        {items.map((mail) => (
          // The button that had the focus goes with its row.
          <FailedMailRow
            key={mail.id}
            id={mail.id}
            mail={mail}
            onRetried={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {pageInfo.totalPages > 1 && (
        <Pagination
          page={pageInfo.page}
          totalPages={pageInfo.totalPages}
          hrefFor={(page) => `/admin/mail?mails=${page}`}
        />
      )}
    </>
  );
}

function MailsLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the emails…</span>
      <Skeleton className="h-24" />
    </div>
  );
}
