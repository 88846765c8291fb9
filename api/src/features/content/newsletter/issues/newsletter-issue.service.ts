import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { User } from '../../../people/accounts/index.ts';
import { newsletterIssue } from '../emails/newsletter-issue.email.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';
import { NewsletterIssueContent } from './newsletter-issue-content.service.ts';
import { NewsletterIssueSender } from './newsletter-issue-sender.service.ts';
import type { SaveNewsletterIssueInput, SendNewsletterIssueInput } from './newsletter-issue.inputs.ts';
import {
  NewsletterIssueRefused,
  NewsletterIssueSaved,
  type NewsletterIssueMails,
  type NewsletterIssuePage,
} from './newsletter-issue.results.ts';

/** For the preview, whose unsubscribe link leads nowhere. */
const EXAMPLE_TOKEN = 'example';

const MAILS = `
  select i.issue_id as id, count(*) filter (where m.status = 'QUEUED')::int as waiting,
    count(*) filter (where m.status = 'FAILED')::int as failed
  from newsletter_issue_mails i join mails m on m.id = i.mail_id where i.issue_id = any($1::uuid[]) group by 1`;

type Answer = NewsletterIssueSaved | NewsletterIssueRefused | StaleWrite;

const refused = (message: string): NewsletterIssueRefused => result(NewsletterIssueRefused, { message });
const saved = (issue: NewsletterIssue): NewsletterIssueSaved => result(NewsletterIssueSaved, { issue });

/** The figures of an issue for the audit log. */
const auditSnapshot = ({ subject, intro, postIds, productIds, state, sendAt }: NewsletterIssue) => ({
  subject,
  intro,
  postIds: postIds.join(', '),
  productIds: productIds.join(', '),
  state,
  sendAt: sendAt?.toISOString() ?? null,
});

/** Writes, schedules and recalls the newsletter's issues. */
export class NewsletterIssueService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(MailService);
  readonly #content = this.services.get(NewsletterIssueContent);
  readonly #sender = this.services.get(NewsletterIssueSender);

  async list(paging: Paging): Promise<NewsletterIssuePage> {
    const [items, total] = await this.platform.orm.em
      .fork()
      .findAndCount(
        NewsletterIssue,
        {},
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: paging.limit, offset: offsetOf(paging) },
      );
    return { items, pageInfo: pageInfo(paging, total) };
  }

  async find(id: string): Promise<NewsletterIssue | null> {
    return isUuid(id) ? this.platform.orm.em.fork().findOne(NewsletterIssue, { id }) : null;
  }

  /** The delivery of each issue's emails, in the order of the ids. */
  async mails(ids: readonly string[]): Promise<NewsletterIssueMails[]> {
    const rows = await this.platform.sql.rows<NewsletterIssueMails & { id: string }>(MAILS, [ids]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? { waiting: 0, failed: 0 });
  }

  /** The email as a subscriber would get it now, as HTML. */
  async preview(issue: NewsletterIssue): Promise<string> {
    const content = await this.#content.of(issue);
    return this.#mail.html(this.platform.orm.em.fork(), newsletterIssue(content, EXAMPLE_TOKEN));
  }

  /** Creates an issue, or changes a draft. */
  save(viewer: Viewer, { id, revision, ...fields }: SaveNewsletterIssueInput): Promise<Answer> {
    const { orm, now } = this.platform;
    if (id) return this.#change(viewer, { id, revision: revision ?? 0 }, 'changed', () => fields);
    return orm.em.fork().transactional(async (em) => {
      const issue = em.create(NewsletterIssue, { ...fields, id: randomUUID(), createdAt: now() });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'newsletter issue',
        subjectId: issue.id,
        action: 'created',
        before: {},
        after: auditSnapshot(issue),
      });
      return saved(issue);
    });
  }

  /** Sends a draft now or later. */
  async send(viewer: Viewer, { id, revision, sendAt }: SendNewsletterIssueInput): Promise<Answer> {
    const now = this.platform.now();
    if (sendAt && sendAt <= now) return refused('Choose a time in the future, or send it now.');
    return this.#change(viewer, { id, revision }, 'scheduled', (em) => {
      if (!sendAt) this.#sender.wake(em);
      return { state: 'SCHEDULED', sendAt: sendAt ?? now };
    });
  }

  /** Turns a scheduled issue back into a draft, unless sending has begun. */
  recall(viewer: Viewer, id: string): Promise<Answer> {
    const { orm } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const issue = await this.#lock(em, id);
      if (issue?.state !== 'SCHEDULED') return refused('Only a scheduled issue can be stopped.');
      return this.#assign(em, viewer, issue, 'recalled', { state: 'DRAFT', sendAt: null });
    });
  }

  /** Emails the issue to the viewer only. */
  async test(viewer: Viewer, id: string): Promise<Answer> {
    const { orm } = this.platform;
    const [issue, user] = await Promise.all([
      this.find(id),
      orm.em.fork().findOne(User, { id: viewer.userId ?? '' }),
    ]);
    if (!issue || !user) return refused('This issue no longer exists.');
    const content = await this.#content.of(issue);
    await orm.em.fork().transactional(async (em) => {
      await this.#mail.queue(em, user.email, newsletterIssue(content, null));
      this.#audit.record(em, {
        actor: viewer,
        subject: 'newsletter issue',
        subjectId: id,
        action: 'tried',
        before: {},
        after: { subject: issue.subject },
      });
    });
    return saved(issue);
  }

  /** Changes a draft in a transaction, if its revision is the one that was read. */
  #change(
    viewer: Viewer,
    { id, revision }: Pick<NewsletterIssue, 'id' | 'revision'>,
    action: string,
    changes: (em: EntityManager) => Partial<NewsletterIssue>,
  ): Promise<Answer> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const issue = await this.#lock(em, id);
      if (!issue) return refused('This issue no longer exists.');
      if (issue.state !== 'DRAFT')
        return refused('This issue is already scheduled or sent, so it can’t be changed.');
      if (issue.revision !== revision) return StaleWrite.at(issue.revision);
      return this.#assign(em, viewer, issue, action, changes(em));
    });
  }

  #assign(
    em: EntityManager,
    viewer: Viewer,
    issue: NewsletterIssue,
    action: string,
    changes: Partial<NewsletterIssue>,
  ): NewsletterIssueSaved {
    const before = auditSnapshot(issue);
    em.assign(issue, { ...changes, revision: issue.revision + 1 });
    this.#audit.record(em, {
      actor: viewer,
      subject: 'newsletter issue',
      subjectId: issue.id,
      action,
      before,
      after: auditSnapshot(issue),
    });
    return saved(issue);
  }

  async #lock(em: EntityManager, id: string): Promise<NewsletterIssue | null> {
    return isUuid(id) ? em.findOne(NewsletterIssue, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  }
}
