import { randomBytes, randomUUID } from 'node:crypto';
import { ConfigError } from '../../../../platform/config/environment.ts';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { OWNER, personNow, StaffAccess } from '../../../operations/staff/index.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { NewPasswordService } from '../passwords/new-password.service.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService, loggedRole } from '../sessions/account-safety.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { PasswordChangeService } from './password-change.service.ts';

/** A new administrator's credentials. */
export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** Reserved for documentation (RFC 2606), so no email ever reaches it. */
const DEMO_EMAIL = 'admin@treadline.example';
const DEMO_PASSWORD_BYTES = 12;

/** Creates administrators, who can't register themselves. */
export class FirstAdminService extends Service {
  readonly #accounts = this.services.get(AccountService);
  readonly #passwords = this.services.get(PasswordService);
  readonly #newPasswords = this.services.get(NewPasswordService);
  readonly #changes = this.services.get(PasswordChangeService);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #access = this.services.get(StaffAccess);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /**
   * Creates the first administrator at the first start: the one in the settings or, in the demonstration with
   * its own database, one with a generated password. Does nothing if there already is an administrator, because
   * one who left or changed address must not return with an old password. Logs a warning if the settings name
   * another person.
   * @returns the generated credentials, shown only now; null if none were generated.
   * @throws ConfigError if ADMIN_PASSWORD isn't a valid password.
   */
  async prepare(): Promise<AdminCredentials | null> {
    const { config, orm } = this.platform;
    const { admin } = config.accounts;
    if (await this.#access.hasManager(orm.em.fork())) {
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
    const { logger, orm, now } = this.platform;
    const em = orm.em.fork();
    const user = await this.#accounts.findByEmail(em, email);
    if (!user || !actsForShop(await personNow(em, user.id, now()), 'MANAGE_STAFF'))
      logger.warn(
        'ADMIN_EMAIL isn’t an administrator’s address. There are other administrators, so none was ' +
          'created; use admin:create.',
      );
  }

  /**
   * Creates an administrator with this password, or makes an existing account one. Then its password is
   * replaced, its sessions end, its emailed links stop working and two-factor sign-in is disabled: someone else
   * may have opened it, or the only administrator may have lost their phone and recovery codes.
   * @returns whether the account is new or existed before.
   * @throws ConfigError that says why the password is refused.
   */
  async create({ email, password }: AdminCredentials): Promise<'NEW' | 'KNOWN'> {
    const fault = await this.#newPasswords.fault(password, { email, staffRole: OWNER });
    if (fault) throw new ConfigError(`Creating the administrator ${email} failed. ${fault}.`);
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
        await this.#safety.roleChanged(em, user.id, known && loggedRole(known), OWNER);
        Object.assign(user, {
          staffRole: OWNER,
          staffUntil: null,
          staffSuspendedAt: null,
          emailVerifiedAt: user.emailVerifiedAt ?? now,
        });
        await this.#changes.replace(em, user, passwordHash, null);
        await this.#twoFactor.remove(em, user.id);
        return known ? 'KNOWN' : 'NEW';
      });
    } catch (error) {
      // Another process starting at the same moment created this administrator first.
      if (violatedConstraint(error) !== 'users_email_key') throw error;
      return 'KNOWN';
    }
  }
}
