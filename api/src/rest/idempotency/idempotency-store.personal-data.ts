import { isoText, type PersonalData } from '../../platform/services/personal-data.ts';

interface Kept {
  readonly key: string;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

const OF_OWNER = `
    select key, begun_at as "begunAt", expires_at as "expiresAt" from idempotent_replies where owner = ?
      order by begun_at, key`;

/**
 * The stored replies to an account's writes. The export lists them without their content: the orders contain it
 * already, except the secret for paying an order. Replies to guests name no account and are deleted after a day.
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
    await em.execute('delete from idempotent_replies where owner = ?', [userId]);
  },
};
