import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockChecked } from './account-lock.service.ts';
import { AccountSafetyService } from './account-safety.service.ts';
import { passwordFault } from './account-validation.ts';
import type { ChangePasswordInput } from './account.inputs.ts';
import { InvalidCredentials, PasswordChanged, TooManyAttempts } from './account.results.ts';
import { PasswordService } from './password.service.ts';
import { SessionService, type Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { UserTokenService } from './user-token.service.ts';
import { User } from './user.entity.ts';

const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'Your current password isn’t right' });

/**
 * Changes a password for a viewer who knows the old one, with the consequences that every new password has.
 */
export class PasswordChangeService {
  readonly #orm: MikroORM;
  readonly #minLength: number;
  readonly #passwords: PasswordService;
  readonly #sessions: SessionService;
  readonly #tokens: UserTokenService;
  readonly #limits: SignInLimits;
  readonly #safety: AccountSafetyService;

  constructor(services: Services) {
    this.#orm = services.platform.orm;
    this.#minLength = services.platform.config.accounts.passwordMinLength;
    this.#passwords = services.get(PasswordService);
    this.#sessions = services.get(SessionService);
    this.#tokens = services.get(UserTokenService);
    this.#limits = new SignInLimits(services.platform);
    this.#safety = services.get(AccountSafetyService);
  }

  /** Changes the viewer's password and ends every other session. Wrong attempts count like wrong sign-ins. */
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

  /** Why an account's new password is refused; null if it is allowed. */
  check(newPassword: string, user: User): InvalidInput | null {
    const fault = passwordFault(newPassword, user, this.#minLength);
    return fault ? InvalidInput.of(fault, [{ path: 'newPassword', message: fault }]) : null;
  }

  /**
   * Replaces the password hash, which locks the account, then ends its sessions and revokes mailed links that
   * reset the password, export the data or change the address, within the caller's transaction.
   * @param keptSession the session that is kept.
   */
  async replace(
    em: EntityManager,
    user: User,
    passwordHash: string,
    keptSession: string | null,
  ): Promise<PasswordChanged> {
    user.passwordHash = passwordHash;
    await em.flush();
    if (user.role === 'ADMIN') await this.#safety.passwordChanged(em, user);
    await this.#sessions.revokeAll(em, user.id, keptSession);
    await this.#tokens.withdraw(em, user.id, 'RESET_PASSWORD');
    await this.#tokens.withdraw(em, user.id, 'DATA_EXPORT');
    await this.#tokens.withdraw(em, user.id, 'CHANGE_EMAIL');
    return result(PasswordChanged, { user });
  }
}
