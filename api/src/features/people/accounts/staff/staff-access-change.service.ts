import { LockMode } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { covers, StaffAccess } from '../../../operations/staff/index.ts';
import { AccountNotFound } from '../record/account.results.ts';
import { LastAdministrator } from '../record/personal-data.results.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { SessionService } from '../sessions/session.service.ts';
import type { UpdateStaffAccessInput } from './staff.inputs.ts';
import type { UpdateStaffAccessResult } from './staff.results.ts';

const auditSnapshot = ({ staffSuspendedAt, staffUntil }: User): AuditFigures => ({
  suspended: staffSuspendedAt !== null,
  until: staffUntil,
});

/** Suspends members of staff, lifts that, and sets the last day of their role. */
export class StaffAccessChangeService extends Service {
  readonly #access = this.services.get(StaffAccess);
  readonly #audit = this.services.get(AuditService);
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #sessions = this.services.get(SessionService);

  /**
   * Changes whether and how long a member of staff has their role, once the viewer has confirmed who they are. It
   * counts from their next request; a suspension also ends their sessions.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  async change(
    viewer: Viewer,
    { id, suspended, until, currentPassword, code }: UpdateStaffAccessInput,
  ): Promise<typeof UpdateStaffAccessResult> {
    if (viewer.userId === id.toLowerCase())
      return result(OwnAccount, {
        message: 'This is your own account. A colleague who manages the staff can change your access.',
      });
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    return this.#confirmation.commit<typeof UpdateStaffAccessResult>(confirmed, async (em) => {
      const own = await this.#access.lockAs(em, viewer);
      const refused = await confirmed.spend(em);
      if (refused) return refused;
      const user = isUuid(id)
        ? await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (!user || user.staffRole === null)
        return result(AccountNotFound, { message: 'This person is no longer on the staff.' });
      const role = await em.findOneOrFail(StaffRole, { slug: user.staffRole });
      if (!covers(own.scopes, role.scopes)) throw forbidden();
      const isSuspended = suspended ?? user.staffSuspendedAt !== null;
      const staffUntil = until === undefined ? user.staffUntil : until;
      const isLosing = isSuspended || staffUntil !== null;
      if (isLosing && !(await this.#access.hasManager(em, { userId: user.id })))
        return result(LastAdministrator, {
          message: 'Nobody else can manage the staff for good. Make someone else an administrator first.',
        });
      const before = auditSnapshot(user);
      const staffSuspendedAt = isSuspended ? (user.staffSuspendedAt ?? this.platform.now()) : null;
      if (isSuspended && user.staffSuspendedAt === null) await this.#sessions.revokeAll(em, user.id);
      Object.assign(user, { staffSuspendedAt, staffUntil });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'account',
        subjectId: user.id,
        action: 'staff access changed',
        before,
        after: auditSnapshot(user),
      });
      await em.flush();
      return user;
    });
  }
}
