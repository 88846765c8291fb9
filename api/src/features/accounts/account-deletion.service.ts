import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { Person } from '../../platform/personal-data.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { AuditService } from '../audit/audit.service.ts';
import { MailService, mails } from '../mail/mail.service.ts';
import { ordersOf } from '../orders/order-buyer.service.ts';
import type { Order } from '../orders/order.entity.ts';
import type { DeleteAccountInput } from './account.inputs.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';
import { PasswordService } from './password.service.ts';
import { AccountDeleted, LastAdministrator, OrdersUnderWay } from './personal-data.results.ts';
import type { Visitor } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { User } from './user.entity.ts';

type Deletion = AccountDeleted | InvalidCredentials | TooManyAttempts | OrdersUnderWay | LastAdministrator;

const wrongPassword = (): InvalidCredentials =>
  result(InvalidCredentials, { message: 'Your password is not right' });

const personOf = ({ id, email, emailVerified }: User): Person => ({ userId: id, email, emailVerified });

const underWayText = (count: number): string =>
  count === 1
    ? 'One of your orders is still under way. Please wait until it has arrived, or cancel it first.'
    : 'Some of your orders are still under way. Please wait until they have arrived, or cancel them first.';

const obstacleIn = ({ underWay }: { underWay: Order[] }): OrdersUnderWay | null =>
  underWay.length > 0
    ? result(OrdersUnderWay, { message: underWayText(underWay.length), orders: underWay })
    : null;

/** The end of an account: its owner is forgotten everywhere, and only what the law wants of the orders stays (UK GDPR, article 17). */
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

  /** The orders for which the viewer's account could not be deleted now; null when there are none. Asks for no password: their owner sees them anyway. */
  async obstacle({ userId }: Viewer): Promise<OrdersUnderWay | null> {
    const em = this.#services.platform.orm.em.fork();
    const user = userId ? await em.findOne(User, { id: userId }) : null;
    return user ? obstacleIn(await ordersOf(em, personOf(user))) : null;
  }

  /**
   * Deletes the viewer's account. Wrong passwords count like wrong sign-ins. An account with an order under way stays:
   * whoever brings tyres or pays back must know to whom, and its owner can finish or cancel the order and come back.
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
    // Orders and sessions that are being written for the account wait for this lock, and then find it gone. Administrators are
    // locked together, in one order, so that of the last two who leave at once one stays.
    const locked = await em.find(User, checked.role === 'ADMIN' ? { role: 'ADMIN' } : { id: checked.id }, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
    });
    const user = locked.find(({ id }) => id === checked.id);
    // A password that was changed meanwhile is another one than was checked.
    if (!user || user.role !== checked.role || user.passwordHash !== checked.passwordHash)
      return wrongPassword();
    if (user.role === 'ADMIN' && locked.length === 1)
      return result(LastAdministrator, {
        message:
          'You are the only administrator. Make another one first: without one nobody could manage the shop.',
      });
    const person = personOf(user);
    const orders = await ordersOf(em, person);
    const obstacle = obstacleIn(orders);
    if (obstacle) return obstacle;
    const keptOrders = orders.finished.length;
    for (const { erase } of this.#services.personalData) await erase(em, person);
    await em.nativeDelete(User, { id: user.id });
    // The log is kept for good, and keeps of them this number, which names nobody any more.
    this.#audit.record(em, {
      actor: viewer,
      subject: 'account',
      subjectId: user.id,
      action: 'deleted',
      before: { role: user.role },
      after: {},
    });
    await this.#mail.queue(em, person.email, mails.accountDeleted({ firstName: user.firstName, keptOrders }));
    return result(AccountDeleted, { keptOrders });
  }
}
