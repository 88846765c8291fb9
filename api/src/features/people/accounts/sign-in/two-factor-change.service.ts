import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { unauthenticated } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { twoFactorDisabled } from '../emails/two-factor-disabled.email.ts';
import { twoFactorEnabled } from '../emails/two-factor-enabled.email.ts';
import { TooManyAttempts, type InvalidCredentials, type InvalidCode } from '../record/account.results.ts';
import { EmailNotVerified } from '../record/personal-data.results.ts';
import type {
  StartTwoFactorSetupInput,
  RegenerateRecoveryCodesInput,
  DisableTwoFactorInput,
  EnableTwoFactorInput,
} from '../record/two-factor.inputs.ts';
import {
  RecoveryCodes,
  TwoFactorAlreadyEnabled,
  TwoFactorSetup,
  TwoFactorNotEnabled,
  type StartTwoFactorSetupResult,
  type RegenerateRecoveryCodesResult,
  type DisableTwoFactorResult,
  type EnableTwoFactorResult,
} from '../record/two-factor.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { ConfirmationService, invalidCode } from '../sessions/confirmation.service.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import { SessionService, type Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';

const alreadyOn = (): TwoFactorAlreadyEnabled =>
  result(TwoFactorAlreadyEnabled, { message: 'Two-factor sign-in is already on.' });
const notOn = (): TwoFactorNotEnabled =>
  result(TwoFactorNotEnabled, { message: 'Two-factor sign-in is off.' });

/** Why enabling two-factor sign-in was refused. */
const REFUSED = {
  ON_ALREADY: alreadyOn,
  NOT_BEGUN: () =>
    result(TwoFactorNotEnabled, { message: 'Please start again and add the new key to your app.' }),
  INVALID_CODE: invalidCode,
} as const;

/** Enables and disables two-factor sign-in for an account's owner. */
export class TwoFactorChangeService extends Service {
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #limits = this.services.get(SignInLimits);
  readonly #mail = this.services.get(MailService);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #sessions = this.services.get(SessionService);
  readonly #devices = this.services.get(KnownDevices);
  readonly #settings = this.services.get(SettingsService);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /**
   * Creates a secret for the viewer's authenticator app. The address must be confirmed: otherwise someone else
   * could register it and lock out its owner, who can reset the password but has no code.
   */
  async begin(
    viewer: Viewer,
    { password }: StartTwoFactorSetupInput,
  ): Promise<typeof StartTwoFactorSetupResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    if (!user.emailVerified)
      return result(EmailNotVerified, { message: 'Please confirm your email address first.' });
    return this.#inAccount(user, async (em, owner) => {
      const { shopName } = await this.#settings.readIn(em);
      const begun = await this.#twoFactor.begin(em, owner.id, shopName, owner.email);
      return begun ? result(TwoFactorSetup, begun) : alreadyOn();
    });
  }

  /**
   * Enables it with the first code from the app. Ends all other sessions and forgets all known devices but this
   * one: they may belong to someone who only knows the password.
   */
  async turnOn(
    viewer: Viewer,
    { code }: EnableTwoFactorInput,
    visitor: Visitor,
  ): Promise<typeof EnableTwoFactorResult> {
    const user = await this.#ownerOf(viewer);
    const attempt = await this.#limits.beginCodeConfirmation(viewer);
    if (attempt instanceof TooManyAttempts) return attempt;
    const codes = await this.#twoFactor.newRecoveryCodes();
    const outcome = await this.#inAccount(user, async (em, owner) => {
      const outcome = await this.#twoFactor.turnOn(em, owner.id, code, codes);
      if (outcome !== 'ON') return REFUSED[outcome]();
      await this.#sessions.revokeAll(em, owner.id, viewer.sessionId);
      await this.#safety.twoFactorChanged(em, owner, 'on');
      await this.#mail.queue(em, owner.email, twoFactorEnabled({ firstName: owner.firstName }));
      return result(RecoveryCodes, { codes: codes.codes, user: owner });
    });
    if (!(outcome instanceof RecoveryCodes)) return outcome;
    await attempt.succeeded();
    await this.#devices.remember(outcome.user, visitor);
    return outcome;
  }

  /** Disables it with the password and a code. If it's already disabled, the password is enough. */
  async turnOff(
    viewer: Viewer,
    { password, code }: DisableTwoFactorInput,
    visitor: Visitor,
  ): Promise<typeof DisableTwoFactorResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    const done = await this.#withCode(viewer, user, code, async (em, owner) => {
      await this.#twoFactor.remove(em, owner.id);
      await this.#safety.twoFactorChanged(em, owner, 'off');
      await this.#mail.queue(em, owner.email, twoFactorDisabled({ firstName: owner.firstName }));
      return owner;
    });
    if (done instanceof TwoFactorNotEnabled) return user;
    if (done instanceof User) await this.#devices.remember(done, visitor);
    return done;
  }

  /** Creates ten new recovery codes, which replace the old ones. Needs the password and a code. */
  async regenerateRecoveryCodes(
    viewer: Viewer,
    { password, code }: RegenerateRecoveryCodesInput,
  ): Promise<typeof RegenerateRecoveryCodesResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    const codes = await this.#twoFactor.newRecoveryCodes();
    return this.#withCode(viewer, user, code, async (em, owner) => {
      await this.#twoFactor.replaceRecoveryCodes(em, owner.id, codes);
      return result(RecoveryCodes, { codes: codes.codes, user: owner });
    });
  }

  async #ownerOf({ userId }: Viewer): Promise<User> {
    const user = userId ? await this.platform.orm.em.fork().findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    return user;
  }

  /** Runs an action that needs the password and a code, and uses up the code. */
  async #withCode<Done extends object>(
    viewer: Viewer,
    user: User,
    code: string,
    work: (em: EntityManager, owner: User) => Promise<Done>,
  ): Promise<Done | InvalidCredentials | TooManyAttempts | InvalidCode | TwoFactorNotEnabled> {
    const confirmed = await this.#confirmation.withCode(viewer, user, code);
    if (!('spend' in confirmed)) return confirmed;
    return this.#confirmation.inAccount(confirmed, async (em, owner) =>
      (await this.#twoFactor.notAsked(em, owner.id)) ? notOn() : work(em, owner),
    );
  }

  /** Changes the locked account, unless its password was changed meanwhile. */
  #inAccount<Done>(user: User, work: (em: EntityManager, owner: User) => Promise<Done>): Promise<Done> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const owner = await lockChecked(em, user);
      if (!owner) throw unauthenticated();
      return work(em, owner);
    });
  }
}
