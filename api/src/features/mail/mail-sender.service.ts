import { LockMode } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { traced } from '../../platform/tracing.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { nextAttempt, readFailure } from './mail-delivery.ts';
import { Mail } from './mail.entity.ts';
import { SEND_JOB } from './mail.service.ts';
import { openMailTransport, type DeliverMail } from './mail.transport.ts';

/**
 * The longest a mail may take to send; longer than the transport's own limit. After that its process counts
 * as dead.
 */
const CLAIM_MS = 10 * 60_000;
/** The maximum number of mails that one sweep queues. */
const SWEEP_SIZE = 500;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Sends mails from the outbox, each once, and records failures. */
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
      logger.info(`SMTP_URL is not set: mails are kept as files in ${config.mail.folder}.`);
  }

  /**
   * Sends a mail if it is due and no other process is sending it. The claim is committed before the mail
   * server is contacted, so that no database connection is held while the server is slow.
   */
  async send(mailId: string): Promise<void> {
    const mail = await this.#claim(mailId);
    if (!mail) return;
    try {
      const messageId = await this.#handOver(mail);
      await this.#close(mail, {
        status: 'SENT',
        sentAt: this.#services.platform.now(),
        messageId,
        ...(mail.isSecret ? { html: null, text: null } : {}),
        lastError: null,
      });
      this.#services.platform.metrics.mails.inc({ outcome: 'sent' });
      this.#services.platform.logger.info({ mailId, tries: mail.tries }, 'A mail left.');
    } catch (error) {
      await this.#noteFailure(mail, error);
    }
  }

  /** A claimed mail belongs to one process: of two at once one locks the row, and the other skips it. */
  #claim(id: string): Promise<Mail | null> {
    const { orm, now } = this.#services.platform;
    return orm.em.fork().transactional(async (em) => {
      const mail = await em.findOne(
        Mail,
        { id, status: 'QUEUED', nextAttemptAt: { $lte: now() } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, populate: ['html', 'text'] },
      );
      if (mail)
        Object.assign(mail, { tries: mail.tries + 1, nextAttemptAt: new Date(now().getTime() + CLAIM_MS) });
      return mail;
    });
  }

  async #handOver({ id, recipient, subject, html, text, unsubscribeUrl }: Mail): Promise<string> {
    const { shopName, email } = await this.#settings.read();
    const { config, now } = this.#services.platform;
    const mail = {
      id,
      to: recipient,
      subject,
      unsubscribeUrl,
      html: html ?? '',
      text: text ?? '',
      date: now(),
      from: config.mail.from ?? { name: shopName, address: email },
    };
    return traced('SMTP', 'client', {}, () => this.#deliver(mail));
  }

  async #noteFailure(mail: Mail, error: unknown): Promise<void> {
    const { logger, metrics, now } = this.#services.platform;
    const { message, codes, isFinal } = readFailure(error);
    const again = isFinal ? null : nextAttempt(mail.tries, now());
    if (again) await this.#note(mail, { lastError: message, nextAttemptAt: again });
    else await this.#close(mail, { lastError: message, status: 'FAILED' });
    metrics.mails.inc({ outcome: again ? 'retried' : 'failed' });
    const facts = { mailId: mail.id, tries: mail.tries, ...codes };
    if (again) logger.warn(facts, 'A mail did not leave and will be tried again.');
    else
      logger.error(
        facts,
        mail.isLast
          ? 'The last mail to somebody whose account is deleted was given up.'
          : 'A mail was given up; it is kept among the failed mails.',
      );
  }

  /** Records how the sending of a mail ended, or deletes it with its recipient. */
  async #close(mail: Mail, changes: Partial<Mail>): Promise<void> {
    if (mail.isLast) await this.#services.platform.orm.em.fork().nativeDelete(Mail, { id: mail.id });
    else await this.#note(mail, changes);
  }

  async #note({ id }: Mail, changes: Partial<Mail>): Promise<void> {
    await this.#services.platform.orm.em.fork().nativeUpdate(Mail, { id, status: 'QUEUED' }, changes);
  }

  /**
   * Queues every mail that is due: those to be retried, and those that were never queued because the process
   * ended between commit and queue. Deletes mails sent or given up long ago.
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
