import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { MailService } from '../mail/mail.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { TwoStepService } from '../two-step/two-step.service.ts';
import { lockChecked } from './account-lock.service.ts';
import { AccountSafetyService } from './account-safety.service.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';
import { twoStepOff } from './letters/two-step-off.letter.ts';
import { twoStepOn } from './letters/two-step-on.letter.ts';
import { PasswordService } from './password.service.ts';
import { EmailUnconfirmed } from './personal-data.results.ts';
import { SessionService, type Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { wrongCode } from './sign-in.service.ts';
import type {
  BeginTwoStepInput,
  RenewRecoveryCodesInput,
  TurnOffTwoStepInput,
  TurnOnTwoStepInput,
} from './two-step.inputs.ts';
import {
  RecoveryCodes,
  TwoStepAlreadyOn,
  TwoStepBegun,
  TwoStepNotOn,
  WrongCode,
  type BeginTwoStepResult,
  type RenewRecoveryCodesResult,
  type TurnOffTwoStepResult,
  type TurnOnTwoStepResult,
} from './two-step.results.ts';
import { User } from './user.entity.ts';

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
  readonly #limits: SignInLimits;
  readonly #mail: MailService;
  readonly #passwords: PasswordService;
  readonly #safety: AccountSafetyService;
  readonly #sessions: SessionService;
  readonly #settings: SettingsService;
  readonly #twoStep: TwoStepService;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#limits = new SignInLimits(services.platform);
    this.#mail = services.get(MailService);
    this.#passwords = services.get(PasswordService);
    this.#safety = services.get(AccountSafetyService);
    this.#sessions = services.get(SessionService);
    this.#settings = services.get(SettingsService);
    this.#twoStep = services.get(TwoStepService);
  }

  /**
   * Makes a secret for the viewer's authenticator app. The address must be confirmed: otherwise a stranger could
   * register it and keep out its reader, who can reset the password but has no code.
   */
  async begin(
    viewer: Viewer,
    { password }: BeginTwoStepInput,
    visitor: Visitor,
  ): Promise<typeof BeginTwoStepResult> {
    const user = await this.#withPassword(viewer, password, visitor);
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
   * Turns it on with the first code from the app. Every other session ends: it may belong to somebody who only
   * knows the password.
   */
  async turnOn(
    viewer: Viewer,
    { code }: TurnOnTwoStepInput,
    { network }: Visitor,
  ): Promise<typeof TurnOnTwoStepResult> {
    const user = await this.#ownerOf(viewer);
    const attempt = await this.#limits.beginCode(user.id, network);
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
    if (outcome instanceof RecoveryCodes) await attempt.succeeded();
    return outcome;
  }

  /** Turns it off with the password and a code. Where it is off already, the password is enough. */
  async turnOff(
    viewer: Viewer,
    { password, code }: TurnOffTwoStepInput,
    visitor: Visitor,
  ): Promise<typeof TurnOffTwoStepResult> {
    const user = await this.#withPassword(viewer, password, visitor);
    if (!(user instanceof User)) return user;
    const done = await this.#withCode(user, code, visitor, async (em, owner) => {
      await this.#twoStep.remove(em, owner.id);
      await this.#safety.twoStepChanged(em, owner, 'off');
      await this.#mail.queue(em, owner.email, twoStepOff({ firstName: owner.firstName }));
      return owner;
    });
    return done instanceof TwoStepNotOn ? user : done;
  }

  /** Makes ten new recovery codes with the password and a code; the old ones no longer count. */
  async renewRecoveryCodes(
    viewer: Viewer,
    { password, code }: RenewRecoveryCodesInput,
    visitor: Visitor,
  ): Promise<typeof RenewRecoveryCodesResult> {
    const user = await this.#withPassword(viewer, password, visitor);
    if (!(user instanceof User)) return user;
    const codes = await this.#twoStep.newRecoveryCodes();
    return this.#withCode(user, code, visitor, async (em, owner) => {
      await this.#twoStep.replaceRecoveryCodes(em, owner.id, codes);
      return result(RecoveryCodes, { codes: codes.codes, user: owner });
    });
  }

  async #ownerOf({ userId }: Viewer): Promise<User> {
    const user = userId ? await this.#platform.orm.em.fork().findOne(User, { id: userId }) : null;
    if (!user) throw unauthenticated();
    return user;
  }

  /** The viewer's account if the password is right. Wrong ones count like wrong sign-ins. */
  async #withPassword(
    viewer: Viewer,
    password: string,
    { network }: Visitor,
  ): Promise<User | InvalidCredentials | TooManyAttempts> {
    const user = await this.#ownerOf(viewer);
    const attempt = await this.#limits.begin(user.email, network);
    if (attempt instanceof TooManyAttempts) return attempt;
    if (!(await this.#passwords.matches(user.passwordHash, password)))
      return result(InvalidCredentials, { message: 'That password isn’t right' });
    await attempt.succeeded();
    return user;
  }

  /** Does something that takes a code besides the password, and uses the code up. */
  async #withCode<Done>(
    user: User,
    code: string,
    { network }: Visitor,
    work: (em: EntityManager, owner: User) => Promise<Done>,
  ): Promise<Done | TooManyAttempts | WrongCode | TwoStepNotOn> {
    const attempt = await this.#limits.beginCode(user.id, network);
    if (attempt instanceof TooManyAttempts) return attempt;
    const typed = await this.#twoStep.read(this.#platform.orm.em.fork(), user.id, code);
    const outcome = await this.#inAccount(user, async (em, owner) => {
      if (await this.#twoStep.notAsked(em, owner.id)) return notOn();
      return (await this.#twoStep.spend(em, owner, typed)) ? work(em, owner) : wrongCode();
    });
    if (!(outcome instanceof WrongCode || outcome instanceof TwoStepNotOn)) await attempt.succeeded();
    return outcome;
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
