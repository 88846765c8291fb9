import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { guessing } from '../emails/guessing.email.ts';
import { AccountService } from '../sign-in/account.service.ts';

/** Warns an account's owner that their password is being guessed at from many networks. */
export class GuessingWarningService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #mail = this.services.get(MailService);

  /** Emails the owner of the account with this address; does nothing if there isn't one. */
  async send(email: string): Promise<void> {
    await this.platform.orm.em.fork().transactional(async (em) => {
      const user = await this.#accounts.findByEmail(em, email);
      if (user) await this.#mail.queue(em, user.email, guessing({ firstName: user.firstName }));
    });
  }
}
