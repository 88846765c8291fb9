import { randomBytes, randomUUID } from 'node:crypto';
import { violatedConstraint } from '../../platform/database-errors.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { AccountService } from './account.service.ts';
import { passwordFault } from './account-validation.ts';
import { PasswordService } from './password.service.ts';
import { SessionService } from './session.service.ts';
import { User } from './user.entity.ts';

/** An administrator to be. */
export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** Reserved for documentation (RFC 2606): no mail ever leaves for it. */
const DEMO_EMAIL = 'admin@treadline.example';
const DEMO_PASSWORD_BYTES = 12;

/** Makes administrators, who cannot register themselves. */
export class FirstAdminService {
  readonly #platform: Platform;
  readonly #accounts: AccountService;
  readonly #passwords: PasswordService;
  readonly #sessions: SessionService;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#accounts = services.get(AccountService);
    this.#passwords = services.get(PasswordService);
    this.#sessions = services.get(SessionService);
  }

  /**
   * The administrator of the first start: the one the settings name, or in the demonstration, whose database is its own, one with a
   * password nobody else has. An administrator who is there already keeps their password.
   * @returns the credentials that were made up, to be shown this once; null when none were.
   * @throws ConfigError when ADMIN_PASSWORD cannot be a password.
   */
  async prepare(): Promise<AdminCredentials | null> {
    const { config, orm } = this.#platform;
    if (config.accounts.admin) {
      const user = await this.#accounts.findByEmail(orm.em.fork(), config.accounts.admin.email);
      if (user?.role !== 'ADMIN') await this.create(config.accounts.admin);
      return null;
    }
    if (config.production || config.databaseUrl !== null || (await orm.em.fork().count(User, { role: 'ADMIN' })) > 0) return null;
    const made = { email: DEMO_EMAIL, password: randomBytes(DEMO_PASSWORD_BYTES).toString('base64url') };
    await this.create(made);
    return made;
  }

  /**
   * Makes an administrator with this password. An account of the address that is there already becomes one: its password is replaced and
   * its sessions end, for whoever opened it may be somebody else.
   * @returns whether the account is new or was there already.
   * @throws ConfigError that says why the password cannot be one.
   */
  async create({ email, password }: AdminCredentials): Promise<'NEW' | 'KNOWN'> {
    const fault = passwordFault(password, { email, role: 'ADMIN' }, this.#platform.config.accounts.passwordMinLength);
    if (fault) throw new ConfigError(`The administrator ${email} cannot be made. ${fault}.`);
    const passwordHash = await this.#passwords.hash(password);
    const now = this.#platform.now();
    try {
      return await this.#platform.orm.em.fork().transactional(async (em) => {
        const known = await this.#accounts.findByEmail(em, email);
        const user = known ?? em.create(User, { id: randomUUID(), email, passwordHash, firstName: 'Shop', lastName: 'Administrator', createdAt: now });
        Object.assign(user, { role: 'ADMIN', passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
        await em.flush();
        await this.#sessions.revokeAll(em, user.id);
        return known ? 'KNOWN' : 'NEW';
      });
    } catch (error) {
      // Another process that starts at the same moment was faster; it made the same one.
      if (violatedConstraint(error) !== 'users_email_key') throw error;
      return 'KNOWN';
    }
  }
}
