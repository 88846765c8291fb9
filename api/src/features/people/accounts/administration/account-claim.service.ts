import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { accountAdded } from '../emails/account-added.email.ts';
import type { User } from '../record/user.entity.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';

const LINK_DAYS = 7;
const DAY_MINUTES = 1_440;

/** Lets people take over the account that the shop has added for them. */
export class AccountClaim extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #tokens = this.services.get(UserTokenService);

  /**
   * Emails the link to set the account's first password, in the caller's transaction. Earlier links stop working, as
   * they may have gone to another address.
   */
  async mailLink(em: EntityManager, user: Pick<User, 'id' | 'email' | 'firstName'>): Promise<void> {
    const token = await this.#tokens.issue(em, user, 'RESET_PASSWORD', LINK_DAYS * DAY_MINUTES);
    const { firstName } = user;
    await this.#mail.queue(em, user.email, accountAdded({ firstName, token, days: LINK_DAYS }));
  }
}
