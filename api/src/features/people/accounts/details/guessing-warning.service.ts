import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { guessing } from '../emails/guessing.email.ts';
import { AccountService } from '../sign-in/account.service.ts';

/** Warns the owner of an account whose password is guessed at from many networks. */
export class GuessingWarningService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #mail = this.services.get(MailService);

  /** Mails the owner of the account of this address; does nothing if there is none. */
  async send(email: string): Promise<void> {
    await this.platform.orm.em.fork().transactional(async (em) => {
      const user = await this.#accounts.findByEmail(em, email);
      if (user) await this.#mail.queue(em, user.email, guessing({ firstName: user.firstName }));
    });
  }
}
