import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { scopesOf, type Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { covers } from '../../../operations/staff/index.ts';
import { AccountNotFound } from '../record/account.results.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { User } from '../record/user.entity.ts';

export const accountNotFound = (): AccountNotFound =>
  result(AccountNotFound, { message: 'This account no longer exists.' });

/** A change's answer, and its figures for the audit log; null if nothing has changed. */
export interface AccountChanged<Answer> {
  readonly answer: Answer;
  readonly figures: AuditFigures | null;
}

/** Changes other people's accounts on behalf of staff. */
export class AccountChange extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * Changes an account while it's locked, and records it in the same transaction.
   * @throws PublicError FORBIDDEN if it's the account of staff with permissions that the viewer lacks.
   */
  run<Answer>(
    viewer: Viewer,
    id: string,
    action: string,
    work: (em: EntityManager, user: User) => Promise<AccountChanged<Answer>>,
  ): Promise<Answer | AccountNotFound> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      // Also locks the viewer's account: two administrators may do this to each other at once.
      const locked = await em.find(
        User,
        { id: { $in: [id, viewer.userId ?? ''].filter(isUuid) } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      const user = locked.find((one) => one.id === id.toLowerCase());
      if (!user) return accountNotFound();
      const role = user.staffRole === null ? null : await em.findOne(StaffRole, { slug: user.staffRole });
      if (!covers(scopesOf(viewer), role?.scopes ?? [])) throw forbidden();
      const { answer, figures } = await work(em, user);
      if (figures)
        this.#audit.record(em, {
          actor: viewer,
          subject: 'account',
          subjectId: user.id,
          action,
          before: {},
          after: figures,
        });
      return answer;
    });
  }
}
