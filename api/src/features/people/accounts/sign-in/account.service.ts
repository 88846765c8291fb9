import { randomUUID } from 'node:crypto';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { unauthenticated } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { TwoFactorService } from '../../two-factor/index.ts';
import { NewPasswordService } from '../passwords/new-password.service.ts';
import type { LoginInput, RegisterInput, UpdateProfileInput } from '../record/account.inputs.ts';
import {
  EmailTaken,
  InvalidCredentials,
  TooManyAttempts,
  type TwoFactorRequired,
  type Session,
} from '../record/account.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { PasswordService } from '../sessions/password.service.ts';
import { SessionService, type Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';
import { EmailVerificationService } from './email-verification.service.ts';
import { SignInService } from './sign-in.service.ts';

const invalidCredentials = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'Login failed. Please check your credentials.' });

/** Accounts: registration, sign-in and the profile. */
export class AccountService extends Service {
  readonly #passwords = this.services.get(PasswordService);
  readonly #newPasswords = this.services.get(NewPasswordService);
  readonly #sessions = this.services.get(SessionService);
  readonly #verification = this.services.get(EmailVerificationService);
  readonly #limits = this.services.get(SignInLimits);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #signIns = this.services.get(SignInService);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /** The viewer's current account; null for guests. */
  async me({ userId }: Viewer): Promise<User | null> {
    return userId ? this.platform.orm.em.fork().findOne(User, { id: userId }) : null;
  }

  /** Changes the viewer's name and telephone number. Existing orders stay as they are. */
  async updateProfile(viewer: Viewer, input: UpdateProfileInput): Promise<User> {
    const em = this.platform.orm.em.fork();
    const user = viewer.userId ? await em.findOne(User, { id: viewer.userId }) : null;
    if (!user) throw unauthenticated();
    em.assign(user, {
      firstName: keptText(input.firstName),
      lastName: keptText(input.lastName),
      phone: keptTextOrNull(input.phone),
      revision: user.revision + 1,
    });
    await em.flush();
    return user;
  }

  /** The account with an address, ignoring case; null if there isn't one. */
  findByEmail(em: EntityManager, email: string): Promise<User | null> {
    return em.findOne(User, { [raw('lower(email)')]: keptEmailAddress(email).toLowerCase() });
  }

  /**
   * Signs in, or asks for a two-factor code. A wrong password and an unknown address get the same response at
   * the same cost.
   */
  async login(
    { email, password }: LoginInput,
    visitor: Visitor,
  ): Promise<Session | TwoFactorRequired | InvalidCredentials | TooManyAttempts> {
    const attempt = await this.#limits.begin(keptEmailAddress(email), visitor);
    const em = this.platform.orm.em.fork();
    const user = await this.findByEmail(em, email);
    if (attempt instanceof TooManyAttempts) {
      await this.#safety.signInsLimited(user, visitor);
      return attempt;
    }
    const isRight = await this.#passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !isRight) {
      await this.#safety.signInFailed(user, visitor);
      return invalidCredentials();
    }
    const admitted = await em.transactional(async (inner) => {
      const checked = await lockChecked(inner, user);
      return checked && this.#signIns.admit(inner, checked, visitor);
    });
    if (!admitted) return invalidCredentials();
    await attempt.succeeded();
    return this.#signIns.answer(admitted, visitor);
  }

  /**
   * Creates an account, signs it in and emails the link that confirms its address. If one address is registered
   * twice at once, only one registration succeeds.
   */
  async register(
    input: RegisterInput,
    visitor: Visitor,
  ): Promise<Session | InvalidInput | EmailTaken | TooManyAttempts> {
    const attempt = await this.#limits.beginRegistration(visitor);
    if (attempt instanceof TooManyAttempts) return attempt;
    const email = keptEmailAddress(input.email);
    const fault = await this.#newPasswords.fault(input.password, { email, staffRole: null });
    if (fault) {
      // The visitor hasn't learnt whether the address has an account.
      await attempt.succeeded();
      return InvalidInput.of(fault, [{ path: 'password', message: fault }]);
    }
    const details = {
      id: randomUUID(),
      email,
      firstName: keptText(input.firstName),
      lastName: keptText(input.lastName),
      passwordHash: await this.#passwords.hash(input.password),
      createdAt: this.platform.now(),
    };
    try {
      const opened = await this.platform.orm.em.fork().transactional(async (em) => {
        const user = em.create(User, details);
        await em.flush();
        await this.#verification.send(em, user);
        const passed = await this.#twoFactor.notAsked(em, user.id);
        if (!passed) throw new Error('A new account unexpectedly has two-factor sign-in.');
        return this.#sessions.open(em, user, visitor, passed);
      });
      await attempt.succeeded();
      return await this.#sessions.sign(opened, visitor);
    } catch (error) {
      if (violatedConstraint(error) === 'users_email_key')
        return result(EmailTaken, { message: 'An account with this email already exists' });
      throw error;
    }
  }
}
