import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '../../../../platform/services/outbox.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { newsletterIssue, type IssueContent } from '../emails/newsletter-issue.email.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';
import { NewsletterIssueContent } from './newsletter-issue-content.service.ts';

/** The name of the job that sends what is due. */
export const ISSUE_JOB = 'send-newsletter-issues';

/** How many mails are written in one transaction. */
const AT_ONCE = 50;
/** How many mails one run of the job writes, and how many may wait for the mail server: others queue behind them. */
const MOST_WAITING = 500;

const WAITING = `
  select count(*)::integer as waiting from mails m join newsletter_issue_mails i on i.mail_id = m.id
  where m.status = 'QUEUED'`;

/** Locked, so that nobody leaves between being found and being written to. The parameters: start, issue, how many. */
const NEXT = `
  select s.id, s.email, s.unsubscribe_token as "unsubscribeToken" from newsletter_subscriptions s
  where s.state = 'CONFIRMED' and s.confirmed_at <= ?
    and not exists (select from newsletter_issue_mails m where m.issue_id = ? and m.subscription_id = s.id)
  order by s.email_key limit ? for update of s`;

interface NextReader {
  readonly id: string;
  readonly email: string;
  readonly unsubscribeToken: string;
}

/**
 * Writes the mails of issues that are due: once to each subscriber. Each transaction writes some mails together with
 * the record of who was sent them; if the process ends, the next run goes on with the others.
 */
export class NewsletterIssueSender extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #content = this.services.get(NewsletterIssueContent);
  readonly #outbox = new Outbox(this.platform, ISSUE_JOB, () => ({}));
  #sweeping: Promise<void> | null = null;

  /** Sends what is due after the transaction of `em`, without waiting for the next minute. */
  wake(em: EntityManager): void {
    this.#outbox.follow(em, 'all');
  }

  /**
   * Writes mails until 500 wait for the mail server; what is left waits for the next minute, so that an order's mail
   * need not wait long behind them. Who asks while it is at it waits for the same run.
   */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { orm, now } = this.platform;
    const due = await orm.em
      .fork()
      .find(
        NewsletterIssue,
        { $or: [{ state: 'SENDING' }, { state: 'SCHEDULED', sendAt: { $lte: now() } }] },
        { orderBy: { sendAt: 'asc' } },
      );
    let left = MOST_WAITING;
    for (const issue of due) {
      const content = await this.#content.of(issue);
      for (let written = AT_ONCE; written === AT_ONCE && left > 0; left -= written)
        written = await this.#write(issue, content, left);
    }
  }

  /** Writes to the next subscribers, at most to `left`, or ends the issue; returns to how many. */
  #write({ id, revision }: NewsletterIssue, content: IssueContent, left: number): Promise<number> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      // Another process that is at it has it locked. A draft again, or changed since it was read, is for the next run.
      const issue = await em.findOne(
        NewsletterIssue,
        { id, revision, state: { $in: ['SCHEDULED', 'SENDING'] } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!issue) return 0;
      const [queue] = await em.execute<{ waiting: number }[]>(WAITING);
      const most = Math.min(AT_ONCE, left, MOST_WAITING - (queue?.waiting ?? 0));
      if (most <= 0) return 0;
      const startedAt = issue.startedAt ?? now();
      const readers = await em.execute<NextReader[]>(NEXT, [startedAt, id, most]);
      for (const reader of readers) {
        const mailId = await this.#mail.queue(
          em,
          reader.email,
          newsletterIssue(content, reader.unsubscribeToken),
        );
        await em.execute(
          'insert into newsletter_issue_mails (issue_id, subscription_id, mail_id) values (?, ?, ?)',
          [id, reader.id, mailId],
        );
      }
      const isDone = readers.length < most;
      em.assign(issue, {
        state: isDone ? 'SENT' : 'SENDING',
        startedAt,
        sentAt: isDone ? now() : null,
        recipients: issue.recipients + readers.length,
      });
      return readers.length;
    });
  }
}
