import { setTimeout } from 'node:timers/promises';
import { outageOf } from '../../../platform/database/database-errors.ts';
import { traced } from '../../../platform/observability/tracing.ts';
import type { Services } from '../../../platform/services/services.ts';
import { SettingsService } from '../settings/index.ts';
import { nextAttempt, readFailure } from './mail-delivery.ts';
import { Mail } from './mail.entity.ts';
import { SEND_JOB } from './mail.service.ts';
import { openMailTransport, type DeliverMail } from './mail.transport.ts';

/**
 * The longest an email can take to send; longer than the transport's own time limit. After that its process
 * counts as dead.
 */
const CLAIM_MS = 3 * 60_000;
/**
 * How long after its claim we keep trying to mark an email as sent: a little less than the claim, so that no
 * other process has claimed it yet. Only if the database stays away longer, or the process dies between the
 * server's answer and the mark, is an email sent twice, and then with the same message id.
 */
const MARK_MS = CLAIM_MS - 20_000;
const MARK_PAUSE_MS = 1_000;
/** The connection can break while we wait for the mail server; the second attempt gets a new one. */
const MARK_TRIES = 2;
/** If two processes try at once, one updates the row and the other finds it claimed. */
const CLAIM = `
  update mails set tries = tries + 1, next_attempt_at = $3
  where id = $1 and status = 'QUEUED' and next_attempt_at <= $2
  returning id, recipient, subject, html, text, unsubscribe_url as "unsubscribeUrl", is_last as "isLast", tries,
    created_at as "createdAt"`;
const MARK_SENT = `
  update mails set status = 'SENT', sent_at = $2, message_id = $3, last_error = null,
    html = case when is_secret then null else html end, text = case when is_secret then null else text end
  where id = $1 and status = 'QUEUED'`;
const REMOVE = 'delete from mails where id = $1';
/** The most emails that one sweep queues. */
const SWEEP_SIZE = 500;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** An email that this process has claimed. */
type ClaimedMail = Pick<
  Mail,
  'id' | 'recipient' | 'subject' | 'html' | 'text' | 'unsubscribeUrl' | 'isLast' | 'tries' | 'createdAt'
> & { readonly claimedAt: Date };

/** Sends each email in the outbox once, and records failures. */
export class MailSender {
  readonly #services: Services;
  readonly #settings: SettingsService;
  readonly #deliver: DeliverMail;

  constructor(services: Services) {
    const { config, logger } = services.platform;
    this.#services = services;
    this.#settings = services.get(SettingsService);
    this.#deliver = openMailTransport(config);
    if (!config.mail.smtpUrl)
      logger.info(`SMTP_URL isn’t set: emails are written to files in ${config.mail.folder}.`);
  }

  /**
   * Sends an email if it is due and no other process is sending it. The claim is committed before the server is
   * contacted, so no database connection is held while that is slow. The result is recorded before anything else
   * happens; if the process is killed before that, the email is sent again.
   */
  async send(mailId: string): Promise<void> {
    const mail = await this.#claim(mailId);
    if (!mail) return;
    let messageId: string;
    try {
      messageId = await this.#handOver(mail);
    } catch (error) {
      await this.#noteFailure(mail, error);
      return;
    }
    await this.#markSent(mail, messageId);
  }

  async #claim(id: string): Promise<ClaimedMail | undefined> {
    const { sql, now } = this.#services.platform;
    const at = now();
    const [mail] = await sql.rows<Omit<ClaimedMail, 'claimedAt'>>(CLAIM, [
      id,
      at,
      new Date(at.getTime() + CLAIM_MS),
    ]);
    return mail && { ...mail, claimedAt: at };
  }

  /** If marking fails, the email stays claimed, and isn't retried until its process counts as dead. */
  async #markSent(mail: ClaimedMail, messageId: string): Promise<void> {
    const { sql, now, metrics, logger } = this.#services.platform;
    const { id, isLast, tries } = mail;
    for (let mark = 1; ; mark += 1)
      try {
        await (isLast ? sql.rows(REMOVE, [id]) : sql.rows(MARK_SENT, [id, now(), messageId]));
        break;
      } catch (error) {
        if (mark < MARK_TRIES) continue;
        if (!this.#mayMarkLater(mail, error)) {
          logger.error(
            { err: error, mailId: id },
            'An email was sent but couldn’t be marked as sent; it may be sent again.',
          );
          return;
        }
        if (mark === MARK_TRIES)
          logger.warn(
            { mailId: id },
            'An email was sent during a database outage; it will be marked once that ends.',
          );
        await setTimeout(MARK_PAUSE_MS);
      }
    metrics.mails.inc({ outcome: 'sent' });
    logger.info({ mailId: id, tries }, 'An email was sent.');
  }

  /** Worth retrying only during an outage: a statement that the database refuses would be refused again. */
  #mayMarkLater({ claimedAt }: ClaimedMail, error: unknown): boolean {
    const markUntil = claimedAt.getTime() + MARK_MS;
    return outageOf(error) !== null && this.#services.platform.now().getTime() < markUntil;
  }

  async #handOver({
    id,
    recipient,
    subject,
    html,
    text,
    unsubscribeUrl,
    createdAt,
  }: ClaimedMail): Promise<string> {
    const { shopName, email } = await this.#settings.read();
    const { config, now } = this.#services.platform;
    const mail = {
      id,
      to: recipient,
      subject,
      unsubscribeUrl,
      createdAt,
      html: html ?? '',
      text: text ?? '',
      date: now(),
      from: config.mail.from ?? { name: shopName, address: email },
    };
    return traced('SMTP', 'client', {}, () => this.#deliver(mail));
  }

  async #noteFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const { logger, metrics, now } = this.#services.platform;
    const { message, codes, isFinal } = readFailure(error);
    const again = isFinal ? null : nextAttempt(mail.tries, now());
    if (again) await this.#note(mail, { lastError: message, nextAttemptAt: again });
    else await this.#giveUp(mail, message);
    metrics.mails.inc({ outcome: again ? 'retried' : 'failed' });
    const facts = { mailId: mail.id, tries: mail.tries, ...codes };
    if (again) logger.warn(facts, 'An email couldn’t be sent and will be retried.');
    else
      logger.error(
        facts,
        mail.isLast
          ? 'The last email to a deleted account was given up.'
          : 'An email was given up; it’s listed among the failed emails.',
      );
  }

  /** Marks an email as failed, or deletes it if its recipient is being erased. */
  async #giveUp(mail: ClaimedMail, lastError: string): Promise<void> {
    if (mail.isLast) await this.#services.platform.sql.rows(REMOVE, [mail.id]);
    else await this.#note(mail, { lastError, status: 'FAILED' });
  }

  async #note({ id }: ClaimedMail, changes: Partial<Mail>): Promise<void> {
    await this.#services.platform.orm.em.fork().nativeUpdate(Mail, { id, status: 'QUEUED' }, changes);
  }

  /**
   * Queues every email that is due: retries, and emails that were never queued because the process ended between
   * commit and queue. Deletes emails that were sent or given up long ago.
   */
  async sweep(): Promise<void> {
    const { orm, jobs, now } = this.#services.platform;
    const em = orm.em.fork();
    const due = await em.find(
      Mail,
      { status: 'QUEUED', nextAttemptAt: { $lte: now() } },
      { fields: ['id'], orderBy: { nextAttemptAt: 'asc' }, limit: SWEEP_SIZE },
    );
    for (const { id } of due) await jobs.send(SEND_JOB, { mailId: id }, { key: id });
    const longAgo = new Date(now().getTime() - KEPT_MS);
    await em.nativeDelete(Mail, { status: 'SENT', sentAt: { $lt: longAgo } });
    await em.nativeDelete(Mail, { status: 'FAILED', createdAt: { $lt: longAgo } });
  }
}
