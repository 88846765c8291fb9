import { isoText, type PersonalData } from '../platform/personal-data.ts';

interface Kept {
  readonly key: string;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

const OF_OWNER =
  'select key, begun_at as "begunAt", expires_at as "expiresAt" from kept_replies where owner = ? order by begun_at, key';

/**
 * The replies to what an account wrote. The copy says which are kept and not what they say: that is in the orders
 * already, but for the secret with which an order is paid. Those to guests name no account and are gone after a day.
 */
export const personalReplies: PersonalData = {
  name: 'keptReplies',
  async read(em, { userId }) {
    const rows = await em.execute<Kept[]>(OF_OWNER, [userId]);
    return rows.map(({ key, begunAt, expiresAt }) => ({
      key,
      askedAt: isoText(new Date(begunAt)),
      keptUntil: isoText(new Date(expiresAt)),
    }));
  },
  async erase(em, { userId }) {
    await em.execute('delete from kept_replies where owner = ?', [userId]);
  },
};
