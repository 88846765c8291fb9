import type { EntityManager } from '@mikro-orm/postgresql';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { TwoFactorService, type TwoFactorPassed } from '../../two-factor/index.ts';
import { TwoFactorRequired, TooManyAttempts, InvalidCode, type Session } from '../record/account.results.ts';
import type { FinishLoginInput } from '../record/two-factor.inputs.ts';
import { InvalidChallenge, type FinishLoginResult } from '../record/two-factor.results.ts';
import { lockChecked, User } from '../record/user.entity.ts';
import { AccountSafetyService } from '../sessions/account-safety.service.ts';
import { invalidCode } from '../sessions/confirmation.service.ts';
import { SessionService, type OpenedSession, type Visitor } from '../sessions/session.service.ts';
import { SignInLimits } from '../sessions/sign-in-limits.ts';

const CHALLENGE: TokenPurpose = { audience: 'second-step', claims: ['sub', 'password', 'codesUsed'] };
const CHALLENGE_MS = 10 * 60_000;

/** A sign-in with the right password that still needs a code. */
interface AskedSignIn {
  readonly asked: Pick<User, 'id' | 'passwordHash'>;
  readonly codesUsed: number;
}

const ended = (): InvalidChallenge =>
  result(InvalidChallenge, { message: 'This sign-in has ended. Please sign in again.' });

/** Both steps of a sign-in: after the right password, opens a session or asks for a code first. */
export class SignInService extends Service {
  readonly #limits = this.services.get(SignInLimits);
  readonly #safety = this.services.get(AccountSafetyService);
  readonly #sessions = this.services.get(SessionService);
  readonly #tokens = this.services.get(SignedTokens);
  readonly #twoFactor = this.services.get(TwoFactorService);

  /**
   * Continues the sign-in of an owner whose password was right, in the transaction of the caller, who has locked
   * the account. Pass the outcome to {@link answer} once that has committed.
   */
  async admit(em: EntityManager, user: User, visitor: Visitor): Promise<OpenedSession | AskedSignIn> {
    const passed = await this.#twoFactor.notAsked(em, user.id);
    if (passed) return this.#open(em, user, visitor, passed);
    return { asked: user, codesUsed: (await this.#twoFactor.codesUsed(em, user.id)) ?? 0 };
  }

  /** The session, or the challenge for a code. */
  async answer(outcome: OpenedSession | AskedSignIn, visitor: Visitor): Promise<Session | TwoFactorRequired> {
    if (!('asked' in outcome)) return this.#sessions.sign(outcome, visitor);
    const expiresAt = new Date(this.platform.now().getTime() + CHALLENGE_MS);
    const { asked, codesUsed } = outcome;
    const claims = { sub: asked.id, password: digest(asked.passwordHash), codesUsed };
    return result(TwoFactorRequired, {
      message: 'Enter the code from your authenticator app to finish signing in.',
      challenge: await this.#tokens.sign(CHALLENGE, claims, expiresAt),
      expiresAt,
    });
  }

  /**
   * Signs in with a challenge and a code. Wrong codes are counted for the known device, otherwise for the
   * account and the network. A challenge ends with the next code used, and with the password.
   */
  async finish({ challenge, code }: FinishLoginInput, visitor: Visitor): Promise<typeof FinishLoginResult> {
    const claims = await this.#tokens.read(CHALLENGE, challenge);
    const em = this.platform.orm.em.fork();
    const user = isUuid(claims?.sub) ? await em.findOne(User, { id: claims.sub }) : null;
    if (!user || digest(user.passwordHash) !== claims?.['password']) return ended();
    const attempt = await this.#limits.beginCode(user, visitor);
    if (attempt instanceof TooManyAttempts) {
      await this.#safety.signInsLimited(user, visitor);
      return attempt;
    }
    const typed = await this.#twoFactor.read(em, user.id, code);
    const opened = await em.transactional(async (inner) => {
      const owner = await lockChecked(inner, user);
      if (!owner || (await this.#twoFactor.codesUsed(inner, owner.id)) !== claims['codesUsed'])
        return ended();
      const passed = await this.#twoFactor.spend(inner, owner, typed);
      return passed ? this.#open(inner, owner, visitor, passed) : invalidCode();
    });
    if (opened instanceof InvalidCode) await this.#safety.signInFailed(user, visitor);
    if (opened instanceof InvalidChallenge || opened instanceof InvalidCode) return opened;
    await attempt.succeeded();
    return this.#sessions.sign(opened, visitor);
  }

  async #open(
    em: EntityManager,
    user: User,
    visitor: Visitor,
    passed: TwoFactorPassed,
  ): Promise<OpenedSession> {
    await this.#safety.signedIn(em, user, visitor);
    return this.#sessions.open(em, user, visitor, passed);
  }
}
