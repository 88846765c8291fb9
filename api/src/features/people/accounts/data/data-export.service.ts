import { IsolationLevel } from '@mikro-orm/postgresql';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { unauthenticated } from '../../../../platform/services/errors.ts';
import type { Person } from '../../../../platform/services/personal-data.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { dataExport } from '../emails/data-export.email.ts';
import {
  DataExportRequested,
  DataExportAlreadyRequested,
  EmailNotVerified,
} from '../record/personal-data.results.ts';
import { personOf, User } from '../record/user.entity.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';

const HOUR_S = 3_600;
const LINK_HOURS = 24;
const HOUR_MINUTES = 60;
const REQUESTS_PER_HOUR = 1;
/**
 * Email scanners follow links too, and a download can break off, so a link that worked only once would often be
 * used up before its owner opened it.
 */
const DOWNLOADS_PER_LINK = 5;

/**
 * A copy of a customer's data (UK GDPR, articles 15 and 20), written as JSON. Besides `exportedAt`, each
 * feature's data has its own part: `account`, `sessions`, `orders` and so on. A part is an object, or a list if
 * there can be several; without data it's null or an empty list. Names are in camel case, amounts are whole
 * pence under names ending in `Pence`, and instants are ISO 8601 in UTC.
 */
export interface DataExport {
  /** When the data was read; all parts are as of this instant. */
  readonly exportedAt: string;
  readonly [part: string]: unknown;
}

/**
 * Exports the personal data that the shop has about a customer, to the account's email address. The copy is made
 * when it's downloaded, and never stored.
 */
export class DataExportService extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #tokens = this.services.get(UserTokenService);
  readonly #requests = createLimiter(this.platform, 'data-exports', REQUESTS_PER_HOUR, HOUR_S);
  readonly #downloads = createLimiter(
    this.platform,
    'data-export-downloads',
    DOWNLOADS_PER_LINK,
    LINK_HOURS * HOUR_S,
  );

  /**
   * Emails the viewer a link to their data, once an hour; earlier links stop working. The address must be
   * confirmed, because a mistyped one may be someone else's.
   */
  async request({
    userId,
  }: Viewer): Promise<DataExportRequested | DataExportAlreadyRequested | EmailNotVerified> {
    const em = this.platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    if (!user.emailVerified)
      return result(EmailNotVerified, {
        message: 'Please confirm your email address first, as that’s where we send the link.',
      });
    if ((await this.#requests.take(user.id)) > 0)
      return result(DataExportAlreadyRequested, {
        message: 'We sent you a link less than an hour ago. Please check your inbox, or try again later.',
      });
    try {
      await em.transactional((inner) => this.#send(inner, user));
    } catch (error) {
      await this.#requests.release(user.id);
      throw error;
    }
    return result(DataExportRequested, { email: user.email, hours: LINK_HOURS });
  }

  async #send(em: Parameters<MailService['queue']>[0], user: User): Promise<void> {
    const token = await this.#tokens.issue(em, user, 'DATA_EXPORT', LINK_HOURS * HOUR_MINUTES);
    await this.#mail.queue(
      em,
      user.email,
      dataExport({ firstName: user.firstName, token, hours: LINK_HOURS }),
    );
  }

  /**
   * The data behind an emailed link.
   * @returns 'unknown' if the token never existed, has expired or was replaced; 'used-up' after five downloads.
   */
  async open(token: string): Promise<DataExport | 'unknown' | 'used-up'> {
    const em = this.platform.orm.em.fork();
    const known = await this.#tokens.find(em, token, 'DATA_EXPORT');
    const user = known ? await em.findOne(User, { id: known.userId, email: known.email }) : null;
    if (!known || !user) return 'unknown';
    if ((await this.#downloads.take(known.tokenHash)) > 0) return 'used-up';
    return this.gather(personOf(user));
  }

  /**
   * A copy of a person's data, read in one transaction with one snapshot, so that nothing is repeated or missed
   * between parts.
   */
  gather(person: Person): Promise<DataExport> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(
      async (em) => {
        const parts: Record<string, unknown> = {};
        for (const { name, read } of this.services.personalData) parts[name] = await read(em, person);
        return { exportedAt: now().toISOString(), ...parts };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }
}
