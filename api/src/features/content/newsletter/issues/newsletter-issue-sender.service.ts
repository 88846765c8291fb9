import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '../../../../platform/services/outbox.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { newsletterIssue, type IssueContent } from '../emails/newsletter-issue.email.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';
import { NewsletterIssueContent } from './newsletter-issue-content.service.ts';

/** The job that sends due issues. */
export const ISSUE_JOB = 'send-newsletter-issues';

/** How many emails one transaction writes. */
const AT_ONCE = 50;
/**
 * The most emails that one run writes, and the most that may wait for the server: other emails queue behind
 * them.
 */
const MOST_WAITING = 500;

const WAITING = `
  select count(*)::integer as waiting from mails m join newsletter_issue_mails i on i.mail_id = m.id
  where m.status = 'QUEUED'`;

/**
 * Locks the subscribers, so that they can't unsubscribe while their emails are being written. Parameters: start, issue,
 * limit.
 */
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
 * Writes the emails of due issues, once per subscriber. Each transaction writes some emails and records their
 * subscribers; if the process ends, the next run continues with the rest.
 */
export class NewsletterIssueSender extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #content = this.services.get(NewsletterIssueContent);
  readonly #outbox = new Outbox(this.platform, ISSUE_JOB, () => ({}));
  #sweeping: Promise<void> | null = null;

  /** Sends what is due after the transaction of `em`, instead of at the next minute. */
  wake(em: EntityManager): void {
    this.#outbox.follow(em, 'all');
  }

  /**
   * Writes emails until 500 are waiting to be sent; the rest waits for the next minute, so that an order's email
   * isn't held up for long. A call during a run waits for that run.
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

  /** Writes to at most `left` more subscribers, or marks the issue as sent. Returns to how many it wrote. */
  #write({ id, revision }: NewsletterIssue, content: IssueContent, left: number): Promise<number> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      // Skips the issue if another process has it locked, or if it was changed or recalled since it was read.
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
