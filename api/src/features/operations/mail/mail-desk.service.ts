import { randomUUID } from 'node:crypto';
import { LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { anywhere } from '../../../platform/text/like-pattern.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService, type Actor } from '../audit/index.ts';
import type { MailPage } from './mail-page.type.ts';
import { Mail } from './mail.entity.ts';
import type { MailFilter } from './mail.inputs.ts';
import { MailNotFound, MailNotStored, ReadableMail, type ResendMailResult } from './mail.results.ts';
import { SEND_JOB } from './mail.service.ts';

/** Lets administrators read, retry and resend the shop's emails. */
export class MailDesk extends Service {
  readonly #audit = this.services.get(AuditService);

  /** One page of emails, newest first. */
  async list({ status, recipient, subject, search }: MailFilter, paging: Paging): Promise<MailPage> {
    const like = (text: string | null | undefined): { $ilike: string } | null =>
      text?.trim() ? { $ilike: anywhere(text.trim()) } : null;
    const [to, about, either] = [like(recipient), like(subject), like(search)];
    const where: FilterQuery<Mail> = {
      ...(status ? { status } : {}),
      ...(to ? { recipient: to } : {}),
      ...(about ? { subject: about } : {}),
      ...(either ? { $or: [{ recipient: either }, { subject: either }] } : {}),
    };
    const [items, total] = await this.platform.orm.em.fork().findAndCount(Mail, where, {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /** An email with its content, unless that is secret; null if the id is unknown. */
  async read(id: string): Promise<ReadableMail | null> {
    if (!isUuid(id)) return null;
    const mail = await this.platform.orm.em.fork().findOne(Mail, { id }, { populate: ['html', 'text'] });
    if (!mail) return null;
    const { html, text } = mail.isSecret ? { html: null, text: null } : mail;
    return result(ReadableMail, { mail, html, text });
  }

  /**
   * Queues an email that was given up for a full set of attempts, and records who did it.
   * @returns the updated email, or null if no email with this id was given up.
   */
  async retry(id: string, actor: Actor): Promise<Mail | null> {
    const { orm, jobs, now } = this.platform;
    const mail = await orm.em.fork().transactional(async (em) => {
      const failed = await em.findOne(
        Mail,
        { id, status: 'FAILED' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!failed) return null;
      this.#audit.record(em, {
        actor,
        subject: 'mail',
        subjectId: id,
        action: 'retried',
        before: { status: 'FAILED', tries: failed.tries },
        after: { status: 'QUEUED', tries: 0 },
      });
      return Object.assign(failed, { status: 'QUEUED', tries: 0, nextAttemptAt: now() });
    });
    if (mail) await jobs.send(SEND_JOB, { mailId: id }, { key: id });
    return mail;
  }

  /** Sends an email again: a failed one as it is, a sent one as a new email. A queued one is left alone. */
  async resend(id: string, actor: Actor): Promise<typeof ResendMailResult> {
    const { orm, jobs, now } = this.platform;
    const notFound = (): MailNotFound => result(MailNotFound, { message: 'This email no longer exists.' });
    if (!isUuid(id)) return notFound();
    const mail = await orm.em.fork().findOne(Mail, { id }, { populate: ['html', 'text'] });
    if (!mail) return notFound();
    if (mail.status === 'QUEUED') return mail;
    if (mail.status === 'FAILED') return (await this.retry(id, actor)) ?? notFound();
    if (mail.html === null)
      return result(MailNotStored, {
        message:
          'This email contained a private link or code, so we didn’t keep its text. Ask the ' +
          'recipient to request a new one.',
      });
    const again = await orm.em.fork().transactional(async (em) => {
      const { recipient, subject, html, text, unsubscribeUrl, isSecret } = mail;
      const made = em.create(Mail, {
        id: randomUUID(),
        recipient,
        subject,
        html,
        text,
        unsubscribeUrl,
        isSecret,
        nextAttemptAt: now(),
        createdAt: now(),
      });
      this.#audit.record(em, {
        actor,
        subject: 'mail',
        subjectId: id,
        action: 'sent again',
        before: {},
        // Not the subject, which can name the sender of a message.
        after: { mail: made.id },
      });
      return made;
    });
    await jobs.send(SEND_JOB, { mailId: again.id }, { key: again.id });
    return again;
  }
}
