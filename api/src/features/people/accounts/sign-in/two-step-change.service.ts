import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { unauthenticated } from '../../../../platform/services/errors.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { result } from '../../../../platform/services/result.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { TwoStepService } from '../../two-step/index.ts';
import { twoStepOff } from '../letters/two-step-off.letter.ts';
import { twoStepOn } from '../letters/two-step-on.letter.ts';
import { TooManyAttempts, type InvalidCredentials, type WrongCode } from '../record/account.results.ts';
import { EmailUnconfirmed } from '../record/personal-data.results.ts';
import type {
  BeginTwoStepInput,
  RenewRecoveryCodesInput,
  TurnOffTwoStepInput,
  TurnOnTwoStepInput,
} from '../record/two-step.inputs.ts';
import {
  RecoveryCodes,
  TwoStepAlreadyOn,
  TwoStepBegun,
  TwoStepNotOn,
  type BeginTwoStepResult,
  type RenewRecoveryCodesResult,
  type TurnOffTwoStepResult,
  type TurnOnTwoStepResult,
} from '../record/two-step.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { ConfirmationService, wrongCode } from '../sessions/confirmation.service.ts';
import { KnownDevices } from '../sessions/known-devices.service.ts';
import { SessionService, type Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';

const alreadyOn = (): TwoStepAlreadyOn =>
  result(TwoStepAlreadyOn, { message: 'Two-step sign-in is on already.' });
const notOn = (): TwoStepNotOn => result(TwoStepNotOn, { message: 'Two-step sign-in is off.' });

/** Why two-step sign-in was not turned on. */
const REFUSED = {
  ON_ALREADY: alreadyOn,
  NOT_BEGUN: () => result(TwoStepNotOn, { message: 'Please start again and add the new key to your app.' }),
  WRONG_CODE: wrongCode,
} as const;

/** Turns two-step sign-in on and off for the owner of an account. */
export class TwoStepChangeService {
  readonly #platform: Platform;
  readonly #confirmation: ConfirmationService;
  readonly #limits: SignInLimits;
  readonly #mail: MailService;
  readonly #safety: AccountSafetyService;
  readonly #sessions: SessionService;
  readonly #devices: KnownDevices;
  readonly #settings: SettingsService;
  readonly #twoStep: TwoStepService;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#confirmation = services.get(ConfirmationService);
    this.#limits = services.get(SignInLimits);
    this.#mail = services.get(MailService);
    this.#safety = services.get(AccountSafetyService);
    this.#sessions = services.get(SessionService);
    this.#devices = services.get(KnownDevices);
    this.#settings = services.get(SettingsService);
    this.#twoStep = services.get(TwoStepService);
  }

  /**
   * Makes a secret for the viewer's authenticator app. The address must be confirmed: otherwise a stranger could
   * register it and keep out its reader, who can reset the password but has no code.
   */
  async begin(viewer: Viewer, { password }: BeginTwoStepInput): Promise<typeof BeginTwoStepResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    if (!user.emailVerified)
      return result(EmailUnconfirmed, { message: 'Please confirm your email address first.' });
    return this.#inAccount(user, async (em, owner) => {
      const { shopName } = await this.#settings.readIn(em);
      const begun = await this.#twoStep.begin(em, owner.id, shopName, owner.email);
      return begun ? result(TwoStepBegun, begun) : alreadyOn();
    });
  }

  /**
   * Turns it on with the first code from the app. Every other session ends and no device is known but the visitor's:
   * they may belong to somebody who only knows the password.
   */
  async turnOn(
    viewer: Viewer,
    { code }: TurnOnTwoStepInput,
    visitor: Visitor,
  ): Promise<typeof TurnOnTwoStepResult> {
    const user = await this.#ownerOf(viewer);
    const attempt = await this.#limits.beginCodeConfirmation(viewer);
    if (attempt instanceof TooManyAttempts) return attempt;
    const codes = await this.#twoStep.newRecoveryCodes();
    const outcome = await this.#inAccount(user, async (em, owner) => {
      const outcome = await this.#twoStep.turnOn(em, owner.id, code, codes);
      if (outcome !== 'ON') return REFUSED[outcome]();
      await this.#sessions.revokeAll(em, owner.id, viewer.sessionId);
      await this.#safety.twoStepChanged(em, owner, 'on');
      await this.#mail.queue(em, owner.email, twoStepOn({ firstName: owner.firstName }));
      return result(RecoveryCodes, { codes: codes.codes, user: owner });
    });
    if (!(outcome instanceof RecoveryCodes)) return outcome;
    await attempt.succeeded();
    await this.#devices.remember(outcome.user, visitor);
    return outcome;
  }

  /** Turns it off with the password and a code. Where it is off already, the password is enough. */
  async turnOff(
    viewer: Viewer,
    { password, code }: TurnOffTwoStepInput,
    visitor: Visitor,
  ): Promise<typeof TurnOffTwoStepResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    const done = await this.#withCode(viewer, user, code, async (em, owner) => {
      await this.#twoStep.remove(em, owner.id);
      await this.#safety.twoStepChanged(em, owner, 'off');
      await this.#mail.queue(em, owner.email, twoStepOff({ firstName: owner.firstName }));
      return owner;
    });
    if (done instanceof TwoStepNotOn) return user;
    if (done instanceof User) await this.#devices.remember(done, visitor);
    return done;
  }

  /** Makes ten new recovery codes with the password and a code; the old ones no longer count. */
  async renewRecoveryCodes(
    viewer: Viewer,
    { password, code }: RenewRecoveryCodesInput,
  ): Promise<typeof RenewRecoveryCodesResult> {
    const user = await this.#confirmation.password(viewer, password);
    if (!(user instanceof User)) return user;
    const codes = await this.#twoStep.newRecoveryCodes();
    return this.#withCode(viewer, user, code, async (em, owner) => {
      await this.#twoStep.replaceRecoveryCodes(em, owner.id, codes);
      return result(RecoveryCodes, { codes: codes.codes, user: owner });
    });
  }

  async #ownerOf({ userId }: Viewer): Promise<User> {
    const user = userId ? await this.#platform.orm.em.fork().findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    return user;
  }

  /** Does something that takes a code besides the password, and uses the code up. */
  async #withCode<Done extends object>(
    viewer: Viewer,
    user: User,
    code: string,
    work: (em: EntityManager, owner: User) => Promise<Done>,
  ): Promise<Done | InvalidCredentials | TooManyAttempts | WrongCode | TwoStepNotOn> {
    const confirmed = await this.#confirmation.withCode(viewer, user, code);
    if (!('spend' in confirmed)) return confirmed;
    return this.#confirmation.inAccount(confirmed, async (em, owner) =>
      (await this.#twoStep.notAsked(em, owner.id)) ? notOn() : work(em, owner),
    );
  }

  /** Works on the locked account, unless its password was changed meanwhile. */
  #inAccount<Done>(user: User, work: (em: EntityManager, owner: User) => Promise<Done>): Promise<Done> {
    return this.#platform.orm.em.fork().transactional(async (em) => {
      const owner = await lockChecked(em, user);
      if (!owner) throw unauthenticated();
      return work(em, owner);
    });
  }
}
