import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { NewPasswordService } from '../passwords/new-password.service.ts';
import type { UpdatePasswordInput } from '../record/account.inputs.ts';
import { PasswordChanged, type UpdatePasswordResult } from '../record/account.results.ts';
import { User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { SessionService, type Visitor } from '../sessions/session.service.ts';
import { UserTokenService } from '../sessions/user-token.service.ts';

/** Changes a password for a viewer who knows the old one, with the consequences of every new password. */
export class PasswordChangeService extends Service {
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #newPasswords = this.services.get(NewPasswordService);
  readonly #passwords = this.services.get(PasswordService);
  readonly #sessions = this.services.get(SessionService);
  readonly #devices = this.services.get(KnownDevices);
  readonly #tokens = this.services.get(UserTokenService);
  readonly #safety = this.services.get(AccountSafetyService);

  /** Changes the viewer's password, ends all other sessions, and forgets all known devices but this one. */
  async change(
    viewer: Viewer,
    { currentPassword, code, newPassword }: UpdatePasswordInput,
    visitor: Visitor,
  ): Promise<typeof UpdatePasswordResult> {
    const wrong = 'Your current password isn’t right';
    const user = await this.#confirmation.password(viewer, currentPassword, wrong);
    if (!(user instanceof User)) return user;
    // Before the code, so that a refused password doesn't use up an attempt at it.
    const invalid = await this.check(newPassword, user);
    if (invalid) return invalid;
    const confirmed = await this.#confirmation.withCode(viewer, user, code);
    if (!('spend' in confirmed)) return confirmed;
    const passwordHash = await this.#passwords.hash(newPassword);
    const changed = await this.#confirmation.inAccount(confirmed, (em, owner) =>
      this.replace(em, owner, passwordHash, viewer.sessionId),
    );
    if ('user' in changed) await this.#devices.remember(changed.user, visitor);
    return changed;
  }

  /** Why a new password is refused for an account; null if it's allowed. Call it outside transactions. */
  async check(newPassword: string, user: User): Promise<InvalidInput | null> {
    const fault = await this.#newPasswords.fault(newPassword, user);
    return fault ? InvalidInput.of(fault, [{ path: 'newPassword', message: fault }]) : null;
  }

  /**
   * Replaces the password hash, which locks the account. Then ends its sessions and revokes emailed links for
   * resetting the password, exporting data or changing the address, all in the caller's transaction.
   * @param keptSession the session that isn't ended.
   */
  async replace(
    em: EntityManager,
    user: User,
    passwordHash: string,
    keptSession: string | null,
  ): Promise<PasswordChanged> {
    user.passwordHash = passwordHash;
    await em.flush();
    if (user.staffRole !== null) await this.#safety.passwordChanged(em, user);
    await this.#sessions.revokeAll(em, user.id, keptSession);
    await this.#tokens.withdraw(em, user.id, 'RESET_PASSWORD');
    await this.#tokens.withdraw(em, user.id, 'DATA_EXPORT');
    await this.#tokens.withdraw(em, user.id, 'CHANGE_EMAIL');
    return result(PasswordChanged, { user });
  }
}
