import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import { accountOf, type Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { keptEmailAddress } from '../../../../platform/text/email-address.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { covers, StaffAccess } from '../../../operations/staff/index.ts';
import { staffInvitation } from '../emails/staff-invitation.email.ts';
import { TooManyMails } from '../record/account.results.ts';
import { StaffInvitationRow } from '../record/staff-invitation.entity.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { AccountService } from '../sign-in/account.service.ts';
import { OpenInvitations } from './open-invitations.service.ts';
import { postWith, refuseField, refusePlace } from './post.ts';
import type { InviteStaffInput } from './staff.inputs.ts';
import {
  StaffInvitationNotFound,
  StaffInvitationSent,
  StaffInvitationWithdrawn,
  type InviteStaffResult,
  type ResendStaffInvitationResult,
  type WithdrawStaffInvitationResult,
} from './staff.results.ts';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
const HOUR_S = 3_600;
const DAYS_KEPT = 30;
/** More than any shop hires at a time. */
const MOST_OPEN = 200;
const INVITATIONS_AN_HOUR = 50;
const RESENT_AN_HOUR = 3;

const notFound = (): StaffInvitationNotFound =>
  result(StaffInvitationNotFound, { message: 'This invitation was accepted or withdrawn already.' });

/** Invites people to the staff by email, sends invitations again, and withdraws them. */
export class StaffInvitationService extends Service {
  readonly #access = this.services.get(StaffAccess);
  readonly #accounts = this.services.get(AccountService);
  readonly #audit = this.services.get(AuditService);
  readonly #confirmation = this.services.get(ConfirmationService);
  readonly #mail = this.services.get(MailService);
  readonly #open = this.services.get(OpenInvitations);
  readonly #perViewer = createLimiter(this.platform, 'staff-invitation', INVITATIONS_AN_HOUR, HOUR_S);
  readonly #perInvitation = createLimiter(this.platform, 'staff-invitation-again', RESENT_AN_HOUR, HOUR_S);

  /**
   * Emails an invitation, once the viewer has confirmed who they are. The link works for a week.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  async invite(
    viewer: Viewer,
    { email: typed, staffRole, until, currentPassword, code, ...place }: InviteStaffInput,
  ): Promise<typeof InviteStaffResult> {
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    const email = keptEmailAddress(typed);
    const write = async (em: EntityManager): Promise<typeof InviteStaffResult> => {
      const own = await this.#access.lockAs(em, viewer);
      const refused = await confirmed.spend(em);
      if (refused) return refused;
      const role = await em.findOne(StaffRole, { slug: staffRole });
      if (!role) return refuseField('staffRole', 'This role no longer exists');
      if (!covers(own.scopes, role.scopes)) throw forbidden();
      const post = postWith(role, place);
      const wrong = (await refusePlace(em, post)) ?? (await this.#refuseAddress(em, email));
      if (wrong) return wrong;
      if (!(await this.#perViewer.takeIn(em, accountOf(viewer))))
        return result(TooManyMails, { message: 'Please wait an hour before you invite more people.' });
      const row = Object.assign(new StaffInvitationRow(), {
        id: randomUUID(),
        email,
        role: role.slug,
        fittingCentre: post.centre,
        fittingVan: post.van,
        staffUntil: until ?? null,
      });
      em.persist(row);
      this.#note(em, viewer, row, 'made');
      return this.#send(em, viewer, row, role);
    };
    try {
      return await this.#confirmation.commit(confirmed, write);
    } catch (error) {
      if (violatedConstraint(error) !== 'staff_invitations_email_key') throw error;
      return refuseField('email', 'This address is invited already. Send that invitation again instead');
    }
  }

  /**
   * Emails an invitation with a new link; the earlier one stops working. From then on it's the viewer's invitation.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  resend(viewer: Viewer, id: string): Promise<typeof ResendStaffInvitationResult> {
    return this.#change<typeof ResendStaffInvitationResult>(viewer, id, async (em, row, role) => {
      if (!(await this.#perInvitation.takeIn(em, row.id)))
        return result(TooManyMails, {
          message: 'It was sent three times in the last hour. Please ask them to look for the latest email.',
        });
      this.#note(em, viewer, row, 'sent again');
      return this.#send(em, viewer, row, role);
    });
  }

  /**
   * Withdraws an invitation, so that its link stops working.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  withdraw(viewer: Viewer, id: string): Promise<typeof WithdrawStaffInvitationResult> {
    return this.#change<typeof WithdrawStaffInvitationResult>(viewer, id, async (em, row) => {
      em.remove(row);
      this.#note(em, viewer, row, 'withdrawn');
      return result(StaffInvitationWithdrawn, { id: row.id });
    });
  }

  /** Deletes invitations that expired a month ago. */
  async forgetExpired(): Promise<void> {
    const longAgo = new Date(this.platform.now().getTime() - DAYS_KEPT * DAY_MS);
    await this.platform.orm.em.fork().nativeDelete(StaffInvitationRow, { expiresAt: { $lt: longAgo } });
  }

  /** Why an address can't be invited; null if it can. */
  async #refuseAddress(em: EntityManager, email: string): Promise<ReturnType<typeof refuseField> | null> {
    const user = await this.#accounts.findByEmail(em, email);
    if (user && user.staffRole !== null) return refuseField('email', 'This person is on the staff already');
    return (await em.count(StaffInvitationRow)) >= MOST_OPEN
      ? refuseField('email', `${MOST_OPEN} invitations are open. Withdraw one first`)
      : null;
  }

  /** Gives an invitation a new link and emails it. */
  async #send(
    em: EntityManager,
    viewer: Viewer,
    row: StaffInvitationRow,
    { label: role, meaning }: StaffRole,
  ): Promise<StaffInvitationSent> {
    const token = newToken();
    Object.assign(row, { ...this.#times(), tokenHash: digest(token), invitedBy: accountOf(viewer) });
    await em.flush();
    await this.#mail.queue(em, row.email, staffInvitation({ role, meaning, token, days: LINK_DAYS }));
    return result(StaffInvitationSent, { invitation: await this.#open.find(em, row.id) });
  }

  #times(): Pick<StaffInvitationRow, 'sentAt' | 'expiresAt'> {
    const sentAt = this.platform.now();
    return { sentAt, expiresAt: new Date(sentAt.getTime() + LINK_DAYS * DAY_MS) };
  }

  #note(
    em: EntityManager,
    actor: Viewer,
    { id, role, staffUntil: until }: StaffInvitationRow,
    action: string,
  ): void {
    this.#audit.record(em, {
      actor,
      subject: 'staff invitation',
      subjectId: id,
      action,
      before: {},
      after: { role, until },
    });
  }

  /** Changes an invitation while it's locked. */
  #change<Answer extends object>(
    viewer: Viewer,
    id: string,
    work: (em: EntityManager, row: StaffInvitationRow, role: StaffRole) => Promise<Answer>,
  ): Promise<Answer | StaffInvitationNotFound> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const own = await this.#access.lockAs(em, viewer);
      const row = isUuid(id)
        ? await em.findOne(StaffInvitationRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (!row) return notFound();
      const role = await em.findOneOrFail(StaffRole, { slug: row.role });
      if (!covers(own.scopes, role.scopes)) throw forbidden();
      return work(em, row, role);
    });
  }
}
