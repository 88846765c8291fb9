import type { EntityManager } from '@mikro-orm/postgresql';
import { digest } from '../../platform/digest.ts';
import { readEmailAddress } from '../../platform/email-address.ts';
import type { InvalidInput } from '../../platform/invalid-input.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { MailService } from '../mail/mail.service.ts';
import { lockChecked } from './account-lock.service.ts';
import type { ResetPasswordInput } from './account.inputs.ts';
import type { InvalidToken, PasswordChanged } from './account.results.ts';
import { AccountService } from './account.service.ts';
import { EmailVerificationService, invalidToken } from './email-verification.service.ts';
import { passwordReset } from './letters/password-reset.letter.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { PasswordService } from './password.service.ts';
import type { Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { UserTokenService } from './user-token.service.ts';
import { User } from './user.entity.ts';

export const RESET_JOB = 'mail-password-reset';
const TOKEN_MINUTES = 30;
const HOUR_S = 3_600;
const MAILS_PER_ACCOUNT = 3;
const REQUESTS_PER_NETWORK = 20;

/** Sets a new password for anyone who can read the account's mail. */
export class PasswordResetService {
  readonly #platform: Platform;
  readonly #accounts: AccountService;
  readonly #changes: PasswordChangeService;
  readonly #passwords: PasswordService;
  readonly #tokens: UserTokenService;
  readonly #mail: MailService;
  readonly #verification: EmailVerificationService;
  readonly #limits: SignInLimits;
  readonly #perAccount: Limiter;
  readonly #perNetwork: Limiter;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#accounts = services.get(AccountService);
    this.#changes = services.get(PasswordChangeService);
    this.#passwords = services.get(PasswordService);
    this.#tokens = services.get(UserTokenService);
    this.#mail = services.get(MailService);
    this.#verification = services.get(EmailVerificationService);
    this.#limits = new SignInLimits(services.platform);
    this.#perAccount = createLimiter(services.platform, {
      name: 'password-reset-account',
      points: MAILS_PER_ACCOUNT,
      seconds: HOUR_S,
    });
    this.#perNetwork = createLimiter(services.platform, {
      name: 'password-reset-address',
      points: REQUESTS_PER_NETWORK,
      seconds: HOUR_S,
    });
  }

  /**
   * Leaves the request to a job, for every address alike, so that neither the answer nor its timing reveals
   * whether there is an account. Requests beyond the limits are dropped silently, for the same reason.
   */
  async request(email: string, { network }: Visitor): Promise<true> {
    const account = readEmailAddress(email)?.toLowerCase();
    if (!account || (await this.#perNetwork.take(network)) > 0) return true;
    const key = digest(account);
    if (await this.mayMail(account)) await this.#platform.jobs.send(RESET_JOB, { email: account }, { key });
    return true;
  }

  /** Mails the link if the account exists. */
  async sendLink(email: string): Promise<void> {
    await this.#platform.orm.em.fork().transactional(async (em) => {
      const user = await this.#accounts.findByEmail(em, email);
      if (user) await this.mailLink(em, user);
    });
  }

  /** Takes one of the mails that an account may be sent in an hour; whether there was one left. */
  async mayMail(email: string): Promise<boolean> {
    return (await this.#perAccount.take(digest(email.toLowerCase()))) === 0;
  }

  /** Mails the link to the owner of an account, in the caller's transaction. */
  async mailLink(em: EntityManager, user: User): Promise<void> {
    const token = await this.#tokens.issue(em, user, 'RESET_PASSWORD', TOKEN_MINUTES);
    await this.#mail.queue(
      em,
      user.email,
      passwordReset({ firstName: user.firstName, token, minutes: TOKEN_MINUTES }),
    );
  }

  /**
   * Sets a new password and ends every session. From then on only a reader of its mail can use the account,
   * so its address counts as verified. A refused password does not use up the token.
   */
  async reset({
    token,
    newPassword,
  }: ResetPasswordInput): Promise<PasswordChanged | InvalidInput | InvalidToken> {
    const em = this.#platform.orm.em.fork();
    const known = await this.#tokens.find(em, token, 'RESET_PASSWORD');
    const user = known ? await em.findOne(User, { id: known.userId, email: known.email }) : null;
    if (!user) return invalidToken();
    const invalid = this.#changes.check(newPassword, user);
    if (invalid) return invalid;
    const passwordHash = await this.#passwords.hash(newPassword);
    const changed = await em.transactional((inner) => this.#replace(inner, user, token, passwordHash));
    await this.#limits.clear(user.email);
    return changed;
  }

  async #replace(
    em: EntityManager,
    { id, email, passwordHash: old }: User,
    token: string,
    passwordHash: string,
  ): Promise<PasswordChanged | InvalidToken> {
    // The account is locked before its tokens, in the same order as in every password change. Its address may
    // have changed meanwhile.
    const user = await lockChecked(em, { id, passwordHash: old });
    const isGood = user?.email === email && (await this.#tokens.redeem(em, token, 'RESET_PASSWORD')) !== null;
    if (!user || !isGood) return invalidToken();
    const changed = await this.#changes.replace(em, user, passwordHash, null);
    await this.#verification.prove(em, user);
    return changed;
  }
}
