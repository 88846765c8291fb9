import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { AuditService } from '../audit/audit.service.ts';
import { MailService } from '../mail/mail.service.ts';
import type { DeleteAccountInput } from './account.inputs.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';
import { accountDeleted } from './letters/account-deleted.letter.ts';
import { PasswordService } from './password.service.ts';
import { AccountDeleted, LastAdministrator } from './personal-data.results.ts';
import type { Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { personOf, User } from './user.entity.ts';

/** Other features have refusals of their own, see `DeletionRefusal`. */
type Deletion = AccountDeleted | Refusal;

const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'That password isn’t right' });

/**
 * Deletes accounts: every feature erases the owner's data, except what the law requires the shop to keep of
 * their orders (UK GDPR, article 17).
 */
export class AccountDeletionService {
  readonly #services: Services;
  readonly #audit: AuditService;
  readonly #limits: SignInLimits;
  readonly #mail: MailService;
  readonly #passwords: PasswordService;

  constructor(services: Services) {
    this.#services = services;
    this.#audit = services.get(AuditService);
    this.#limits = new SignInLimits(services.platform);
    this.#mail = services.get(MailService);
    this.#passwords = services.get(PasswordService);
  }

  /**
   * Deletes the viewer's account. Wrong passwords count like wrong sign-ins. An account with an order under
   * way is kept: the shop must know who to deliver to or refund. The owner can finish or cancel the order and
   * try again.
   */
  async delete(viewer: Viewer, { password }: DeleteAccountInput, { network }: Visitor): Promise<Deletion> {
    const em = this.#services.platform.orm.em.fork();
    const user = viewer.userId ? await em.findOne(User, { id: viewer.userId }) : null;
    if (!user) throw unauthenticated();
    const attempt = await this.#limits.begin(user.email, network);
    if (attempt instanceof TooManyAttempts) return attempt;
    if (!(await this.#passwords.matches(user.passwordHash, password))) return wrongPassword();
    await attempt.succeeded();
    return this.#services.platform.orm.em.fork().transactional((inner) => this.#delete(inner, viewer, user));
  }

  async #delete(em: EntityManager, viewer: Viewer, checked: User): Promise<Deletion> {
    // Orders and sessions being written for the account wait for this lock, and then find no account.
    // All administrators are locked together, in a fixed order, so that of the last two who leave at once one
    // stays.
    const locked = await em.find(User, checked.role === 'ADMIN' ? { role: 'ADMIN' } : { id: checked.id }, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
    });
    const user = locked.find(({ id }) => id === checked.id);
    // If the password was changed meanwhile, it is not the one that was checked.
    if (!user || user.role !== checked.role || user.passwordHash !== checked.passwordHash)
      return wrongPassword();
    if (user.role === 'ADMIN' && locked.length === 1)
      return result(LastAdministrator, {
        message:
          'You’re the only administrator. Please create another first, so that someone can manage the ' +
          'shop.',
      });
    const person = personOf(user);
    const { personalData } = this.#services;
    for (const { refuse } of personalData) {
      const refusal = await refuse?.(em, person);
      if (refusal) return refusal;
    }
    let keptOrders = 0;
    for (const { countKeptOrders, erase } of personalData) {
      keptOrders += (await countKeptOrders?.(em, person)) ?? 0;
      await erase(em, person);
    }
    await em.nativeDelete(User, { id: user.id });
    // The log is permanent. It keeps only this number, which no longer identifies anyone.
    this.#audit.record(em, {
      actor: viewer,
      subject: 'account',
      subjectId: user.id,
      action: 'deleted',
      before: { role: user.role },
      after: {},
    });
    await this.#mail.queue(em, person.email, accountDeleted({ firstName: user.firstName, keptOrders }));
    return result(AccountDeleted, { keptOrders });
  }
}
