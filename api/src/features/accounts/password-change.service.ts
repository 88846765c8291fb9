import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockChecked } from './account-lock.service.ts';
import { passwordFault } from './account-validation.ts';
import type { ChangePasswordInput } from './account.inputs.ts';
import { InvalidCredentials, PasswordChanged, TooManyAttempts } from './account.results.ts';
import { PasswordService } from './password.service.ts';
import { SessionService, type Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { UserTokenService } from './user-token.service.ts';
import { User } from './user.entity.ts';

const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'Your current password is not right' });

/** A new password, for whoever knows the old one; and what every new password brings about. */
export class PasswordChangeService {
  readonly #orm: MikroORM;
  readonly #minLength: number;
  readonly #passwords: PasswordService;
  readonly #sessions: SessionService;
  readonly #tokens: UserTokenService;
  readonly #limits: SignInLimits;

  constructor(services: Services) {
    this.#orm = services.platform.orm;
    this.#minLength = services.platform.config.accounts.passwordMinLength;
    this.#passwords = services.get(PasswordService);
    this.#sessions = services.get(SessionService);
    this.#tokens = services.get(UserTokenService);
    this.#limits = new SignInLimits(services.platform);
  }

  /** Changes the viewer's password and ends every other session. Wrong tries count like wrong sign-ins. */
  async change(
    { userId, sessionId }: Viewer,
    { currentPassword, newPassword }: ChangePasswordInput,
    { network }: Visitor,
  ): Promise<PasswordChanged | InvalidInput | InvalidCredentials | TooManyAttempts> {
    const em = this.#orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    const attempt = await this.#limits.begin(user.email, network);
    if (attempt instanceof TooManyAttempts) return attempt;
    if (!(await this.#passwords.matches(user.passwordHash, currentPassword))) return wrongPassword();
    await attempt.succeeded();
    const invalid = this.check(newPassword, user);
    if (invalid) return invalid;
    const passwordHash = await this.#passwords.hash(newPassword);
    return em.transactional(async (inner) => {
      const checked = await lockChecked(inner, user);
      return checked ? this.replace(inner, checked, passwordHash, sessionId) : wrongPassword();
    });
  }

  /** What is wrong with somebody's new password; null when nothing is. */
  check(newPassword: string, user: User): InvalidInput | null {
    const fault = passwordFault(newPassword, user, this.#minLength);
    return fault ? InvalidInput.of(fault, [{ path: 'newPassword', message: fault }]) : null;
  }

  /**
   * Puts a new hash in the old one's place, which locks the account, then ends sessions and makes mailed links worthless that reset it, hand out the data or move the account to another address, within the caller's transaction.
   * @param keptSession the session that goes on.
   */
  async replace(
    em: EntityManager,
    user: User,
    passwordHash: string,
    keptSession: string | null,
  ): Promise<PasswordChanged> {
    user.passwordHash = passwordHash;
    await em.flush();
    await this.#sessions.revokeAll(em, user.id, keptSession);
    await this.#tokens.withdraw(em, user.id, 'RESET_PASSWORD');
    await this.#tokens.withdraw(em, user.id, 'DATA_EXPORT');
    await this.#tokens.withdraw(em, user.id, 'CHANGE_EMAIL');
    return result(PasswordChanged, { user });
  }
}
