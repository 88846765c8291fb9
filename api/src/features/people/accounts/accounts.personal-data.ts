import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { deviceName } from './record/device-name.ts';
import { SessionRow } from './record/session.entity.ts';
import { invitedAt, StaffInvitationRow } from './record/staff-invitation.entity.ts';
import { UserToken } from './record/user-token.entity.ts';
import { User } from './record/user.entity.ts';
import { loggedRole } from './sessions/account-safety.service.ts';

/** The account. All other data refers to its row, so AccountDeletionService deletes it last. */
const account: PersonalData = {
  name: 'account',
  async read(em, { userId }) {
    const user = await em.findOneOrFail(User, { id: userId });
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      role: loggedRole(user),
      staffUntil: user.staffUntil,
      staffSuspendedAt: isoText(user.staffSuspendedAt),
      staffSeenAt: isoText(user.staffSeenAt),
      fittingCentre: user.fittingCentre,
      fittingVan: user.fittingVan,
      emailConfirmedAt: isoText(user.emailVerifiedAt),
      createdAt: isoText(user.createdAt),
    };
  },
  erase: async () => undefined,
};

/** The customer's sessions. Tokens aren't stored, so they can't be exported. */
const sessions: PersonalData = {
  name: 'sessions',
  async read(em, { userId }) {
    const rows = await em.find(SessionRow, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return rows.map(({ userAgent, address, createdAt, lastSeenAt, expiresAt, revokedAt }) => ({
      device: deviceName(userAgent),
      userAgent,
      address,
      signedInAt: isoText(createdAt),
      lastSeenAt: isoText(lastSeenAt),
      expiresAt: isoText(expiresAt),
      endedAt: isoText(revokedAt),
    }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(SessionRow, { userId });
  },
};

/** The links emailed to the customer, without their tokens. */
const mailedLinks: PersonalData = {
  name: 'mailedLinks',
  async read(em, { userId }) {
    const rows = await em.find(UserToken, { userId }, { orderBy: { createdAt: 'asc', tokenHash: 'asc' } });
    return rows.map(({ purpose, email, createdAt, expiresAt, usedAt }) => ({
      purpose,
      email,
      createdAt: isoText(createdAt),
      expiresAt: isoText(expiresAt),
      usedAt: isoText(usedAt),
    }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(UserToken, { userId });
  },
};

/** An invitation to the staff, which only its address names. */
const staffInvitations: PersonalData = {
  name: 'staffInvitations',
  async read(em, { email, emailVerified }) {
    if (!emailVerified) return [];
    const rows = await em.find(StaffInvitationRow, invitedAt(email), { orderBy: { sentAt: 'asc' } });
    return rows.map(({ role, sentAt, expiresAt }) => ({
      role,
      email,
      sentAt: isoText(sentAt),
      expiresAt: isoText(expiresAt),
    }));
  },
  async erase(em, { email, emailVerified }) {
    if (emailVerified) await em.nativeDelete(StaffInvitationRow, invitedAt(email));
  },
};

export const personalAccount: readonly PersonalData[] = [account, sessions, mailedLinks, staffInvitations];
