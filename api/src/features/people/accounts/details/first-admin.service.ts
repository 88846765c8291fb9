import { randomBytes, randomUUID } from 'node:crypto';
import { ConfigError } from '../../../../platform/config/environment.ts';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { rolesWith } from '../../../../platform/services/role.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { passwordFault } from '../record/account-validation.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { PasswordChangeService } from './password-change.service.ts';

/** The credentials of a new administrator. */
export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** Reserved for documentation (RFC 2606): no mail is ever sent to it. */
const DEMO_EMAIL = 'admin@treadline.example';
const DEMO_PASSWORD_BYTES = 12;

/** Creates administrators, who cannot register themselves. */
export class FirstAdminService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #passwords = this.services.get(PasswordService);
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /**
   * Creates the administrator at the first start: the one in the settings, or, in the demonstration with its
   * own database, one with a generated password. If there is an administrator already, none is created: one
   * who has left or changed address must not come back with an old password. The log warns when the settings
   * name none.
   * @returns the generated credentials, to be shown this once; null if none were generated.
   * @throws ConfigError when ADMIN_PASSWORD is not a valid password.
   */
  async prepare(): Promise<AdminCredentials | null> {
    const { config, orm } = this.platform;
    const { admin } = config.accounts;
    if ((await orm.em.fork().count(User, { role: { $in: rolesWith('MANAGE_STAFF') } })) > 0) {
      if (admin) await this.#warnUnlessKnown(admin);
      return null;
    }
    if (admin) {
      await this.create(admin);
      return null;
    }
    if (config.production || config.databaseUrl !== null) return null;
    const made = { email: DEMO_EMAIL, password: randomBytes(DEMO_PASSWORD_BYTES).toString('base64url') };
    await this.create(made);
    return made;
  }

  async #warnUnlessKnown({ email }: AdminCredentials): Promise<void> {
    const { logger, orm } = this.platform;
    const user = await this.#accounts.findByEmail(orm.em.fork(), email);
    if (!user || !rolesWith('MANAGE_STAFF').includes(user.role))
      logger.warn(
        'ADMIN_EMAIL names nobody who is an administrator. There are others, so none was made; admin:create makes one.',
      );
  }

  /**
   * Creates an administrator with this password. An existing account of that address becomes one: its
   * password is replaced, its sessions end, its mailed links stop working and two-step sign-in is off, because a
   * stranger may have opened it, and because the only administrator may have lost phone and recovery codes.
   * @returns whether the account is new or existed before.
   * @throws ConfigError that says why the password is refused.
   */
  async create({ email, password }: AdminCredentials): Promise<'NEW' | 'KNOWN'> {
    const fault = passwordFault(
      password,
      { email, role: 'ADMIN' },
      this.platform.config.accounts.passwordMinLength,
    );
    if (fault) throw new ConfigError(`The administrator ${email} cannot be made. ${fault}.`);
    const passwordHash = await this.#passwords.hash(password);
    const now = this.platform.now();
    try {
      return await this.platform.orm.em.fork().transactional(async (em) => {
        const known = await this.#accounts.findByEmail(em, email);
        const user =
          known ??
          em.create(User, {
            id: randomUUID(),
            email,
            passwordHash,
            firstName: 'Shop',
            lastName: 'Administrator',
            createdAt: now,
          });
        await this.#safety.roleChanged(em, user.id, known ? user.role : null, 'ADMIN');
        Object.assign(user, { role: 'ADMIN', emailVerifiedAt: user.emailVerifiedAt ?? now });
        await this.#changes.replace(em, user, passwordHash, null);
        await this.#twoFactor.remove(em, user.id);
        return known ? 'KNOWN' : 'NEW';
      });
    } catch (error) {
      // Another process that started at the same moment was faster; it created the same administrator.
      if (violatedConstraint(error) !== 'users_email_key') throw error;
      return 'KNOWN';
    }
  }
}
